import { BONE, type Tones } from './tones.ts'
import { box, cells, disc, each, form, line, moved, ring, type Ink } from './shapes.ts'

const crosshair = (fill: string, x: number, y: number, long = 1.2, thick = 0.26, gap = 0.42): Ink =>
  box(fill, x - thick / 2, y - gap - long, thick, long) +
  box(fill, x - thick / 2, y + gap, thick, long) +
  box(fill, x - gap - long, y - thick / 2, long, thick) +
  box(fill, x + gap, y - thick / 2, long, thick) +
  box(fill, x - thick / 2, y - thick / 2, thick, thick)

/** One sight line across the rooms of a radar. */
const sightLine = ({ soft, dark, second, main, light }: Tones) =>
  cells(
    [
      '..............',
      '.aaaa.aaa.....',
      '.aaaaaaaa.aaaa',
      '..a...aaaaaaaa',
      '..aaaa.aa.....',
      '..aaaaaaa..aaa',
      '..aaa.aaaaaaaa',
    ],
    { a: soft },
  ) +
  form(main, 'M3 3L15 1.4V5.2Z') +
  disc(light, 3, 3, 0.36) +
  disc(second, 7.5, 2, 0.85) +
  disc(second, 8.3, 2.9, 0.55) +
  ring(dark, 0.2, 11, 3.3, 1.7) +
  crosshair(light, 11, 3.3)

/** A crosshair on the corner somebody will come round. */
const heldAngle = ({ soft, dark, second, main, light, ground }: Tones) =>
  form(soft, 'M0 7V0H6.2V7Z') +
  each(
    5,
    (row) =>
      box(dark, 0, row * 1.4 + 0.66, 6.2, 0.08) +
      each(3, (joint) => box(dark, 0.9 + joint * 2.1 + (row % 2) * 1, row * 1.4 - 0.7, 0.08, 1.4)),
  ) +
  form(second, 'M6.2 0L8.4 1.2V5.8L6.2 7Z') +
  form(dark, 'M6.2 0L6.5 .16V6.84L6.2 7Z') +
  form(dark, 'M6.2 0H15V.5L8.4 1.2Z') +
  form(soft, 'M6.2 7H15V6.4L8.4 5.8Z') +
  box(ground, 8.4, 1.2, 6.6, 4.6) +
  box(main, 8.4, 1.9, 1.5, 3.9) +
  box(dark, 10.9, 3.9, 2.1, 1.9) +
  box(soft, 11.1, 4.1, 1.7, 1.5) +
  line(dark, 0.16, 'M11.1 4.1L12.8 5.6M12.8 4.1L11.1 5.6') +
  moved(9.1, 3.5, crosshair(light, 0, 0, 1.5, 0.3, 0.5))

/** Three smokes and the gap between them. */
const smokes = ({ soft, dark, second, main, light }: Tones) => {
  const smoke = (x: number, y: number, size: number) =>
    moved(
      x,
      y,
      disc(main, 0, 0, 1) +
        disc(main, 0.9, 0.35, 0.75) +
        disc(main, -0.85, 0.4, 0.7) +
        disc(light, -0.25, -0.3, 0.62) +
        disc(light, 0.62, 0.1, 0.4),
      { size },
    )
  return (
    box(soft, 0, 0, 15, 1.2) +
    box(soft, 0, 5.8, 15, 1.2) +
    box(second, 5, 0, 0.6, 1.9) +
    box(second, 10, 5.1, 0.6, 1.9) +
    line(dark, 0.14, 'M0 4.7L15 2.6', '.5 .35') +
    smoke(3.2, 2.7, 1.35) +
    smoke(12, 4.4, 1.2) +
    smoke(8.4, 1.9, 0.8) +
    box(dark, 14, 2.2, 0.5, 0.8)
  )
}

/** What a sniper sees. */
const scope = ({ soft, dark, second, main, light }: Tones) =>
  disc(second, 9.5, 3.5, 3.1) +
  form(dark, 'M8 6.4V2.4H11V6.4Z') +
  box(soft, 8.4, 2.8, 2.2, 3.5) +
  disc(main, 9.9, 3.4, 0.34) +
  form(main, 'M9.3 6.2V4.4Q9.9 3.5 10.5 4.4V6.2Z') +
  ring(main, 0.3, 9.5, 3.5, 3.1) +
  line(light, 0.07, 'M6.4 3.5H12.6M9.5 .4V6.6') +
  each(5, (index) => disc(light, 7.5 + index, 3.5, 0.1)) +
  each(6, (index) => box(soft, 0.6 + index * 0.7, 6.2 - index * 0.35, 0.45, 0.35))

/** The case on the site, forty seconds to go. */
const planted = ({ soft, dark, second, main, light }: Tones) =>
  each(5, (index) => line(soft, 0.34, `M${index * 3.2 - 1} 7L${index * 3.2 + 3.4} 0`)) +
  moved(
    8.4,
    3.6,
    box(dark, -3.5, -2.1, 7, 4.4, 0.3) +
      box(second, -3.2, -1.8, 6.4, 3.8, 0.2) +
      box(dark, -2.8, -1.4, 3, 1.2, 0.1) +
      cells(
        ['a.a.aa', 'a.a..a', 'aaa.aa', '..a..a'],
        { a: light },
        { x: -2.6, y: -1.25, size: 0.24, gap: 0.05 },
      ) +
      disc(light, -0.3, -0.45, 0.14) +
      disc(light, -0.3, -1.05, 0.14) +
      cells(
        ['aaa', 'aba', 'aaa', 'aaa'],
        { a: main, b: BONE },
        { x: 0.7, y: -1.5, size: 0.8, gap: 0.16 },
      ) +
      line(light, 0.16, 'M-2.6 .6H-1.4V1.4H.2') +
      line(main, 0.16, 'M-2.6 1H-2V1.6H-.4'),
    { turn: -6 },
  )

/** The flash goes off in the door. */
const flash = ({ soft, dark, second, main, light }: Tones) =>
  box(soft, 0, 0, 5.4, 7) +
  box(soft, 9.6, 0, 5.4, 7) +
  box(dark, 5.4, 0, 0.4, 7) +
  box(dark, 9.2, 0, 0.4, 7) +
  each(14, (index) =>
    moved(
      7.5,
      3.4,
      form(index % 2 ? main : second, index % 2 ? 'M-.34 0L0 -7.5L.34 0Z' : 'M-.55 0L0 -5L.55 0Z'),
      { turn: index * 25.7 + 8 },
    ),
  ) +
  disc(main, 7.5, 3.4, 1.7) +
  disc(light, 7.5, 3.4, 1.2) +
  disc(BONE, 7.5, 3.4, 0.7)

/** Fifteen rounds: above the line what one side won, below it the other. */
const rounds = ({ soft, dark, second, main, light }: Tones) => {
  const won = [1, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 0, 1]
  const heights = [1.2, 0.8, 1.6, 2.2, 2.6, 1.1, 1.8, 2.4, 1.5, 1.9, 2.3, 2.6, 2.9, 1.3, 2.9]
  return (
    each(15, (index) => box(soft, index + 0.12, 0.3, 0.76, 6.4)) +
    box(dark, 0, 3.42, 15, 0.16) +
    won
      .map((is, index) =>
        is
          ? box(
              index === 14 ? light : main,
              index + 0.12,
              3.4 - (heights[index] ?? 1),
              0.76,
              heights[index] ?? 1,
            )
          : box(second, index + 0.12, 3.6, 0.76, heights[index] ?? 1),
      )
      .join('') +
    box(light, 7.44, 0.3, 0.12, 6.4)
  )
}

/** Double doors, ajar: everybody knows who stands behind them. */
const doors = ({ soft, dark, second, main, light }: Tones) =>
  form(soft, 'M0 0H15L10.6 1.3H4.4Z') +
  form(second, 'M0 7H15L10.6 6H4.4Z') +
  box(dark, 4.4, 1.3, 6.2, 4.7) +
  box(main, 4.6, 1.5, 2.55, 4.5) +
  box(main, 7.75, 1.5, 2.55, 4.5) +
  box(light, 7.15, 1.5, 0.6, 4.5) +
  form(light, 'M7.15 6L6.1 7H8.6L7.75 6Z') +
  each(2, (side) => each(3, (row) => box(second, 4.95 + side * 3.2, 1.85 + row * 1.4, 1.8, 1.05))) +
  disc(dark, 6.85, 3.9, 0.14) +
  disc(dark, 8.05, 3.9, 0.14)

export const csgo = [sightLine, heldAngle, smokes, scope, planted, flash, rounds, doors]
