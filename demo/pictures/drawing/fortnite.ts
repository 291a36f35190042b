import { BONE, type Tones } from './tones.ts'
import { box, cells, disc, each, form, line, moved, ring, type Ink } from './shapes.ts'

/** A wall with its nine panels; the letters say which are cut out. */
const wall = (panel: string, frame: string, rows: readonly string[], size = 1): Ink =>
  box(frame, 0, 0, size * 3, size * 3) + cells(rows, { a: panel }, { size, gap: size * 0.12 })

/** Ramps towards the storm. */
const ramps = ({ soft, dark, second, main, light }: Tones) => {
  const climb = [6, 5, 5, 4, 3, 3, 2, 1]
  return (
    disc(soft, 4, 1.2, 4.6) +
    disc(second, 4, 1.2, 2.6) +
    climb
      .map((y, index) => {
        const x = index + 3
        const tone = [main, second, light][index % 3] ?? main
        const posts = each(6 - y, (down) => box(down % 2 ? soft : dark, x, y + 1 + down, 1, 1))
        return (
          posts +
          (climb[index + 1] === y
            ? box(tone, x, y + 0.7, 1, 0.3)
            : form(tone, `M${x} ${y + 1}L${x + 1} ${y}V${y + 1}Z`))
        )
      })
      .join('') +
    box(light, 11, 0, 0.18, 2) +
    form(main, 'M11 0h1.4l-.4 .4 .4 .4h-1.4z')
  )
}

/** Inside one's own box, a window cut open. */
const boxFight = ({ soft, dark, second, main, light }: Tones) =>
  form(soft, 'M0 7L3 4.6H12L15 7Z') +
  form(second, 'M0 0L3 1.2V4.6L0 7Z') +
  form(second, 'M15 0L12 1.2V4.6L15 7Z') +
  form(dark, 'M0 0H15L12 1.2H3Z') +
  moved(
    3,
    1.2,
    box(dark, 0, 0, 9, 3.4) +
      each(3, (index) =>
        moved(
          index * 3,
          0,
          wall(main, dark, index === 1 ? ['aaa', 'a.a', 'a.a'] : ['aaa', 'aaa', 'aaa'], 1),
          { size: 1 },
        ),
      ),
  ) +
  box(light, 7.06, 2.26, 0.88, 1.9) +
  disc(dark, 7.5, 3, 0.24) +
  form(dark, 'M7.1 4.2V3.7Q7.5 3.1 7.9 3.7V4.2Z')

/** The eye of the storm. */
const stormEye = ({ soft, dark, second, main, light, ground }: Tones) =>
  each(16, (index) =>
    line(index % 2 ? soft : second, 0.5, `M${index * 1.6 - 6} 7.4L${index * 1.6} -.4`),
  ) +
  disc(ground, 8.6, 3.6, 2.9) +
  ring(main, 0.2, 8.6, 3.6, 2.9) +
  ring(light, 0.1, 9.2, 3.3, 1.3, '.3 .2') +
  box(dark, 8.4, 3.7, 0.6, 0.6) +
  box(main, 7.2, 4.6, 0.5, 0.5) +
  box(main, 9.9, 2.3, 0.4, 0.4) +
  form(dark, 'M6.8 3.1L7.6 2.3V3.1Z') +
  line(light, 0.12, 'M2.2 6L8 4.2', '.35 .25') +
  disc(light, 2.2, 6, 0.24)

/** Jumping late. */
const glider = ({ soft, dark, second, main, light }: Tones) =>
  cells(
    [
      '..........',
      '..........',
      '..........',
      '..........',
      'b.......b.',
      'bb.aa..bbb',
      'bbbaaabbbb',
    ],
    { a: second, b: soft },
    { size: 1.5, y: -3.5 },
  ) +
  moved(
    8.6,
    2.6,
    form(main, 'M-4.2 .3L0 -1.9L4.2 .3L2.1 0L0 .5L-2.1 0Z') +
      form(light, 'M0 -1.9L1.6 -.1L0 .5L-1.6 -.1Z') +
      line(light, 0.08, 'M-2.1 0L0 2.2L2.1 0M0 .5V2.2') +
      box(light, -0.22, 2.1, 0.44, 0.7) +
      disc(BONE, 0, 1.95, 0.22),
    { turn: -9 },
  ) +
  each(5, (index) =>
    line(soft, 0.1, `M${index * 0.9 + 0.4} ${1 + (index % 3) * 0.9}h${1.1 + (index % 2) * 0.7}`),
  ) +
  box(dark, 0, 6.8, 15, 0.2)

/** The same wall, edited in four ways. */
const edits = ({ soft, dark, second, main, light }: Tones) =>
  [
    { rows: ['aaa', 'aba', 'aba'], x: 0.6 },
    { rows: ['baa', 'bba', 'aaa'], x: 4.2 },
    { rows: ['aaa', 'bab', 'aaa'], x: 7.8 },
    { rows: ['abb', 'aab', 'aaa'], x: 11.4 },
  ]
    .map(
      ({ rows, x }, index) =>
        box(dark, x - 0.1, 1.9, 3.2, 3.2) +
        cells(rows, { a: index === 2 ? main : second, b: light }, { x, y: 2, gap: 0.1 }),
    )
    .join('') +
  each(15, (index) => box(soft, index + 0.4, 0.7, 0.2, 0.2) + box(soft, index + 0.4, 6.1, 0.2, 0.2))

/** A tower nobody wants to leave first. */
const tower = ({ soft, dark, second, main, light }: Tones) =>
  disc(soft, 11.2, 2.2, 1.5) +
  each(7, (index) => box(index % 2 ? second : dark, 5, index, 3, 1)) +
  each(7, (index) =>
    form(
      index % 2 ? main : light,
      index % 2
        ? `M5.2 ${index + 0.9}L7.8 ${index + 0.1}V${index + 0.9}Z`
        : `M7.8 ${index + 0.9}L5.2 ${index + 0.1}V${index + 0.9}Z`,
    ),
  ) +
  each(3, (index) => box(main, 8, 1.9 + index * 2, 1.4, 0.24)) +
  box(second, 3.3, 4.9, 1.7, 0.24) +
  each(6, (index) =>
    box(soft, 10 + index * 0.9, 6.4 - (index % 3) * 0.5, 0.7, 0.6 + (index % 3) * 0.5),
  ) +
  box(dark, 0, 6.75, 15, 0.25)

/** A balloon over the hills: where are we dropping? */
const balloon = ({ soft, dark, second, main, light }: Tones) =>
  form(soft, 'M0 7V5.4L3 3.8L6 5.6L9.4 4.2L15 6V7Z') +
  form(second, 'M0 7V6.3L4.4 5.2L8 6.4L12 5.4L15 6.4V7Z') +
  disc(soft, 12.9, 1.6, 0.9) +
  moved(
    9.3,
    2.4,
    disc(main, 0, 0, 2) +
      form(light, 'M-.7 -1.87Q-1.3 0 -.5 1.9H.5Q1.3 0 .7 -1.87Q0 -2.1 -.7 -1.87Z') +
      line(main, 0.1, 'M-1.3 1.5L-.8 2.7M1.3 1.5L.8 2.7') +
      box(main, -1.2, 2.7, 2.4, 0.95, 0.14) +
      each(3, (index) => box(light, -0.98 + index * 0.66, 2.86, 0.54, 0.36)) +
      disc(dark, -0.7, 3.65, 0.2) +
      disc(dark, 0.7, 3.65, 0.2),
  ) +
  line(light, 0.09, 'M0 2.7L6.6 2.7', '.4 .3') +
  each(3, (index) =>
    moved(
      1.5 + index * 1.6,
      3.1 + index * 0.55,
      form(main, 'M-.5 .1A.5 .5 0 0 1 .5 .1Z') +
        line(main, 0.05, 'M-.45 .1L0 .75L.45 .1') +
        box(light, -0.1, 0.7, 0.2, 0.3),
    ),
  )

/** The zone that does not stop moving. */
const movingZone = ({ soft, dark, second, main, light }: Tones) => {
  const path = [
    [2.2, 4.8, 2.1],
    [5.4, 3.4, 1.7],
    [8.2, 3.9, 1.3],
    [10.6, 2.8, 0.95],
    [12.5, 2, 0.6],
  ] as const
  return (
    each(8, (index) => box(soft, index * 2, 0, 0.9, 7)) +
    path.map(([x, y, radius], index) => disc(index % 2 ? second : dark, x, y, radius)).join('') +
    path
      .map(([x, y, radius], index) => ring(index === 4 ? light : main, 0.13, x, y, radius))
      .join('') +
    line(light, 0.1, 'M2.2 4.8L5.4 3.4L8.2 3.9L10.6 2.8L12.5 2', '.3 .2') +
    form(light, 'M11.4 5h2.2v-.6l1 1-1 1v-.6h-2.2z') +
    disc(BONE, 12.5, 2, 0.2)
  )
}

export const fortnite = [ramps, boxFight, stormEye, glider, edits, tower, balloon, movingZone]
