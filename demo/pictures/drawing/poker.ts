import { BONE, type Tones } from './tones.ts'
import { box, diamond, disc, each, form, line, moved, ring, type Ink } from './shapes.ts'

const suits = {
  diamond: 'M0 -1L.72 0L0 1L-.72 0Z',
  spade:
    'M0 -1C.2 -.5 .95 -.2 .9 .35A.46 .46 0 0 1 .1 .5L.3 1H-.3L-.1 .5A.46 .46 0 0 1 -.9 .35C-.95 -.2 -.2 -.5 0 -1Z',
  heart: 'M0 1C-.3 .45 -1 .1 -1 -.4A.5 .5 0 0 1 0 -.5A.5 .5 0 0 1 1 -.4C1 .1 .3 .45 0 1Z',
  club: 'M-.3 1H.3L.1 .4A.5 .5 0 1 0 .34 -.36A.45 .45 0 1 0 -.34 -.36A.5 .5 0 1 0 -.1 .4Z',
} as const

const suit = (fill: string, name: keyof typeof suits, size: number): Ink =>
  moved(0, 0, form(fill, suits[name]), { size })
const card = (face: string, fill: string, name: keyof typeof suits): Ink =>
  box(face, -1.75, -2.5, 3.5, 5, 0.25) +
  suit(fill, name, 1.2) +
  moved(-1.25, -1.9, suit(fill, name, 0.3)) +
  moved(1.25, 1.9, suit(fill, name, 0.3), { turn: 180 })
const chip = (edge: string, mark: string): Ink =>
  disc(edge, 0, 0, 1) +
  ring(mark, 0.34, 0, 0, 0.82, '.43 .43') +
  disc(mark, 0, 0, 0.5) +
  disc(edge, 0, 0, 0.34)

/** Two cards, some chips. */
const hand = ({ dark, second, main, light }: Tones) =>
  moved(5, 3.4, card(BONE, dark, 'spade'), { turn: -14 }) +
  moved(7.8, 3.8, card(light, second, 'diamond'), { turn: 9 }) +
  moved(12, 2, chip(main, dark), { size: 1.6 }) +
  moved(13.2, 5.4, chip(second, BONE), { size: 1.4 }) +
  moved(1.2, 6, chip(main, dark), { size: 1.5 })

/** Piles, the tall one is not yours. */
const piles = ({ soft, dark, second, main, light }: Tones) =>
  box(soft, 0, 5.8, 15, 1.2) +
  [
    { x: 3, count: 5, tone: second },
    { x: 6.6, count: 9, tone: main },
    { x: 10.2, count: 3, tone: light },
    { x: 13, count: 6, tone: second },
  ]
    .map(({ x, count, tone }) =>
      each(
        count,
        (index) =>
          box(dark, x - 1.3, 5.6 - index * 0.58, 2.6, 0.54, 0.12) +
          box(tone, x - 1.3, 5.56 - index * 0.58, 2.6, 0.44, 0.12) +
          each(3, (mark) => box(dark, x - 0.95 + mark * 0.75, 5.56 - index * 0.58, 0.4, 0.44)),
      ),
    )
    .join('')

/** A fan of five, as one holds them: of four only the corner can be seen. */
const fan = ({ dark, second, light }: Tones) => {
  const faces = [
    ['spade', BONE, dark],
    ['heart', light, second],
    ['diamond', BONE, second],
    ['club', light, dark],
    ['spade', BONE, dark],
  ] as const
  return faces
    .map(([name, face, ink], index) =>
      moved(
        7.2,
        12.1,
        moved(
          0,
          -7.6,
          box(dark, -1.85, -2.6, 3.7, 8, 0.3) +
            box(face, -1.75, -2.5, 3.5, 8, 0.25) +
            moved(-1.15, -1.75, suit(ink, name, 0.5)) +
            (index === 4 ? moved(0.2, 0.4, suit(ink, name, 1)) : ''),
        ),
        { turn: -31 + index * 16 },
      ),
    )
    .join('')
}

/** The table from above, one seat open. */
const table = ({ soft, dark, second, main, light }: Tones) =>
  box(dark, 3.2, 1.1, 9.2, 4.8, 2.4) +
  box(second, 3.5, 1.4, 8.6, 4.2, 2.1) +
  line(soft, 0.08, 'M5.6 2.2H10A1.4 1.4 0 0 1 10 4.8H5.6A1.4 1.4 0 0 1 5.6 2.2Z') +
  each(8, (index) =>
    disc(
      index === 5 ? light : main,
      7.8 + Math.cos((index * Math.PI) / 4 + 0.39) * 5.7,
      3.5 + Math.sin((index * Math.PI) / 4 + 0.39) * 2.95,
      0.55,
    ),
  ) +
  each(3, (index) => box(BONE, 6.5 + index * 0.95, 3, 0.75, 1.05, 0.08))

/** The button goes round. */
const button = ({ soft, dark, second, main, light }: Tones) =>
  ring(soft, 0.5, 8.6, 3.6, 4.2) +
  disc(dark, 8.7, 3.7, 2.9) +
  disc(light, 8.6, 3.5, 2.8) +
  ring(main, 0.2, 8.6, 3.5, 2.3) +
  form(dark, 'M7.4 1.9H8.8A1.6 1.6 0 0 1 8.8 5.1H7.4ZM8.1 2.6V4.4H8.8A.9 .9 0 0 0 8.8 2.6Z') +
  each(4, (index) => box(second, 0.6 + index * 0.8, 5.2 - index * 0.4, 0.5, 0.5))

/** The four of them, over and over. */
const pattern = ({ soft, main, second, light }: Tones) =>
  each(28, (index) =>
    moved(
      1.1 + (index % 7) * 2.15 + (Math.floor(index / 7) % 2) * 1.05,
      0.9 + Math.floor(index / 7) * 1.75,
      suit(
        [soft, second, main, light][(index * 3 + Math.floor(index / 7)) % 4] ?? soft,
        (['spade', 'heart', 'diamond', 'club'] as const)[index % 4] ?? 'spade',
        0.62,
      ),
    ),
  )

/** Five in the middle, the last one still hidden. */
const board = ({ soft, dark, second, main, light }: Tones) =>
  box(soft, 0, 1.9, 15, 3.2) +
  each(5, (index) =>
    moved(
      2.1 + index * 2.7,
      3.5,
      index === 4
        ? box(dark, -1.1, -1.6, 2.2, 3.2, 0.18) +
            box(main, -0.9, -1.4, 1.8, 2.8, 0.12) +
            each(15, (mark) =>
              diamond(
                mark % 2 ? dark : light,
                -0.6 + (mark % 3) * 0.6,
                -1.1 + Math.floor(mark / 3) * 0.55,
                0.22,
                0.24,
              ),
            )
        : box(BONE, -1.1, -1.6, 2.2, 3.2, 0.18) +
            suit(
              index % 2 ? second : dark,
              (['club', 'heart', 'spade', 'diamond'] as const)[index] ?? 'club',
              0.72,
            ),
    ),
  ) +
  each(15, (index) => box(light, index + 0.45, 0.8, 0.1, 0.1))

/** Everything in. */
const allIn = ({ soft, dark, second, main, light }: Tones) =>
  form(soft, 'M0 7L5.5 0H15V7Z') +
  [
    [4, 5.6, 1.2],
    [6.4, 4.4, 1.3],
    [9, 5.4, 1.4],
    [11.6, 4.8, 1.2],
    [7.9, 2.6, 1.1],
    [10.4, 2.9, 1.2],
    [9.2, 1, 0.8],
    [13.4, 6, 1],
  ]
    .map(([x = 0, y = 0, size = 1], index) =>
      moved(
        x,
        y,
        chip([main, light, second][index % 3] ?? main, [dark, second, BONE][index % 3] ?? dark),
        { size },
      ),
    )
    .join('')

export const poker = [hand, piles, fan, table, button, pattern, board, allIn]
