import { BONE, type Tones } from './tones.ts'
import { box, cells, diamond, disc, each, form, line, moved, ring } from './shapes.ts'

/** Three lanes and a river. */
const lanes = ({ soft, dark, second, main, light }: Tones) =>
  form(dark, 'M3.8 -.5H6.3L12 7.5H9.3Z') +
  line(soft, 0.9, 'M1.5 7V1H15') +
  line(soft, 0.9, 'M0 6H13.5V0') +
  line(main, 0.9, 'M1 6.5L14 .5') +
  [
    [3.9, 5.2],
    [5.7, 4.3],
    [9.3, 2.7],
    [11.1, 1.8],
  ]
    .map(([x = 0, y = 0], index) => diamond(index < 2 ? BONE : dark, x, y, 0.55))
    .join('') +
  each(
    3,
    (index) => diamond(light, 5 + index * 3, 1, 0.42) + diamond(light, 4 + index * 3, 6, 0.42),
  ) +
  form(second, 'M0 7V4A3 3 0 0 1 3 7Z') +
  form(light, 'M0 7V5.4A1.6 1.6 0 0 1 1.6 7Z') +
  form(dark, 'M15 0V3A3 3 0 0 1 12 0Z') +
  form(main, 'M15 0V1.6A1.6 1.6 0 0 1 13.4 0Z')

/** The pit, five people too many in it. */
const pit = ({ soft, dark, second, main, light }: Tones) =>
  form(soft, 'M0 7L6 0H15V7Z') +
  disc(main, 9, 3.6, 3.1) +
  disc(dark, 9, 3.6, 2.6) +
  line(second, 0.62, 'M7.4 5.2A2.1 2.1 0 1 1 10.6 5A1.3 1.3 0 0 1 8.6 3.6') +
  diamond(light, 8.7, 3.45, 0.55, 0.42) +
  disc(main, 8.62, 3.4, 0.12) +
  [
    [6.3, 1.7],
    [5.6, 3.2],
    [5.8, 4.8],
    [6.9, 6],
    [8.3, 0.8],
  ]
    .map(([x = 0, y = 0]) => diamond(BONE, x, y, 0.34))
    .join('') +
  [
    [12.4, 1.8],
    [12.7, 4.9],
  ]
    .map(([x = 0, y = 0]) => diamond(main, x, y, 0.34))
    .join('')

/** Light in the brush. */
const wards = ({ soft, dark, second, main, light }: Tones) =>
  each(12, (index) =>
    form(
      index % 2 ? soft : dark,
      `M${index * 1.35 - 0.4} 7L${index * 1.35 + 0.2} ${3.4 + (index % 3) * 0.7}L${index * 1.35 + 1} 7Z`,
    ),
  ) +
  [
    { x: 4, y: 3.4, size: 0.8 },
    { x: 9.6, y: 2.8, size: 1.35 },
  ]
    .map(({ x, y, size }) =>
      moved(
        x,
        y,
        ring(main, 0.06, 0, 0, 1.9, '.2 .16') +
          disc(second, 0, 0, 1.25) +
          form(light, 'M-1.1 0Q0 -1.05 1.1 0Q0 1.05 -1.1 0Z') +
          disc(dark, 0, 0, 0.48) +
          disc(main, 0, 0, 0.26) +
          box(light, -0.1, 0.6, 0.2, 2.2),
        { size },
      ),
    )
    .join('')

/** What is left of the outer line. */
const turret = ({ soft, dark, second, main, light }: Tones) =>
  ring(soft, 0.9, 9, 7.4, 5.6) +
  ring(second, 0.1, 9, 7.4, 6.4, '.4 .3') +
  form(main, 'M7.6 7L8.1 3.4H9.9L10.4 7Z') +
  form(dark, 'M8.5 7L8.6 5.6H9.4L9.5 7Z') +
  form(second, 'M7.4 3.5H10.6L10.9 2.7H7.1Z') +
  form(main, 'M7.1 2.7L6.5 1.3L7.6 2.1ZM10.9 2.7L11.5 1.3L10.4 2.1Z') +
  diamond(light, 9, 1.5, 0.62, 0.95) +
  diamond(BONE, 8.85, 1.35, 0.2, 0.42) +
  line(light, 0.12, 'M9 1.5L3.4 5.6') +
  each(4, (index) =>
    diamond(index ? second : light, 3.2 - index * 0.8, 5.8 + (index % 2) * 0.4, 0.34),
  )

/** Ten picks, ten bans. */
const draft = ({ soft, dark, second, main, light }: Tones) =>
  each(
    5,
    (index) =>
      box(index === 4 ? light : main, 0.7, 0.4 + index * 1.28, 2.6, 1.1) +
      box(index === 4 ? main : dark, 0.85, 0.55 + index * 1.28, 0.8, 0.8) +
      box(index > 2 ? soft : second, 11.7, 0.4 + index * 1.28, 2.6, 1.1) +
      box(dark, 13.35, 0.55 + index * 1.28, 0.8, 0.8),
  ) +
  each(
    10,
    (index) =>
      box(soft, 4.2 + (index % 5) * 1.35, index < 5 ? 0.5 : 5.4, 1.1, 1.1) +
      line(dark, 0.14, `M${4.35 + (index % 5) * 1.35} ${(index < 5 ? 0.5 : 5.4) + 0.95}l.8 -.8`),
  ) +
  diamond(second, 7.5, 3.5, 1.7, 1.35) +
  diamond(main, 7.5, 3.5, 1.05, 0.85) +
  diamond(BONE, 7.5, 3.5, 0.4, 0.32)

/** Two waves meet where they always meet. */
const wave = ({ soft, dark, second, main, light }: Tones) =>
  form(soft, 'M0 5.9L15 .1V3.6L0 7Z') +
  each(2, (side) =>
    each(6, (index) => {
      const x = side ? 9.2 + Math.floor(index / 2) * 1.4 : 5.4 - Math.floor(index / 2) * 1.4
      return diamond(side ? light : main, x, 4.9 - x * 0.33 + (index % 2) * 1.2, 0.48)
    }),
  ) +
  moved(
    7.3,
    3.1,
    each(8, (index) =>
      moved(0, 0, form(index % 2 ? second : BONE, 'M-.14 0L0 -1.4L.14 0Z'), { turn: index * 45 }),
    ),
  ) +
  box(dark, 0, 6.8, 15, 0.2) +
  each(
    3,
    (index) =>
      diamond(second, 12.6 + index * 0.9, 5.8, 0.3) + diamond(second, 0.8 + index * 0.9, 1, 0.3),
  )

/** The thing one is meant to hit in the end. */
const crystal = ({ soft, dark, second, main, light }: Tones) =>
  disc(soft, 8.8, 3.6, 3.3) +
  ring(second, 0.12, 8.8, 3.6, 4.4, '.6 .4') +
  form(main, 'M8.8 .4L10.9 3.2L8.8 6.6L6.7 3.2Z') +
  form(light, 'M8.8 .4L9.5 3.2L8.8 6.6L6.7 3.2Z') +
  form(BONE, 'M8.8 .4L8.1 3.1L8.8 3.5L9.5 3.2Z') +
  form(dark, 'M6.2 6.2L7.2 5.2L8.8 6.8L10.4 5.2L11.4 6.2L10.6 7H7Z') +
  [
    [3.2, 2.2, 0.5],
    [4.3, 5, 0.34],
    [13.3, 2, 0.4],
    [12.6, 5.2, 0.5],
  ]
    .map(([x = 0, y = 0, half = 0]) => diamond(second, x, y, half, half * 1.6))
    .join('')

/** The lead, minute by minute. */
const goldLead = ({ soft, dark, second, main, light }: Tones) => {
  const lead = [0.3, 0.5, 0.4, -0.3, -0.6, -0.4, 0.6, 1.1, 1.6, 1.4, 2.1, 2.6, 1.8, -0.8, -2.4]
  return (
    each(6, (row) => box(soft, 0, 0.6 + row * 1.15, 15, 0.05)) +
    lead
      .map((value, index) =>
        box(
          value > 0 ? main : second,
          index + 0.1,
          value > 0 ? 3.5 - value : 3.5,
          0.8,
          Math.abs(value),
        ),
      )
      .join('') +
    box(dark, 0, 3.42, 15, 0.16) +
    line(light, 0.16, `M${lead.map((value, index) => `${index + 0.5} ${3.5 - value}`).join('L')}`) +
    disc(BONE, 14.5, 5.9, 0.28)
  )
}

export const lol = [lanes, pit, wards, turret, draft, wave, crystal, goldLead]

/**
 * An inventory with one slot to go and one item that is not ready again, shared with the other game
 * that has six of them.
 */
export const inventory = ({ ground, dark, second, main, light }: Tones) =>
  cells(['aaa', 'aaa'], { a: dark }, { x: 3.45, y: 0.8, size: 2.7, gap: 0.2 }) +
  cells(['aaa', 'aa.'], { a: second }, { x: 3.45, y: 0.8, size: 2.7, gap: 0.5 }) +
  diamond(light, 4.8, 2.15, 0.6, 0.85) +
  form(BONE, 'M4.8 1.3L5.4 2.15H4.8Z') +
  disc(light, 7.5, 2.15, 0.72) +
  disc(second, 7.8, 1.95, 0.56) +
  form(main, 'M9.7 2.95V1.4H10.4V2.3L11.1 2.55V2.95Z') +
  moved(
    4.8,
    4.85,
    box(light, -0.14, -0.85, 0.28, 1.2) +
      box(main, -0.45, 0.3, 0.9, 0.2) +
      box(main, -0.12, 0.5, 0.24, 0.4),
    { turn: 40 },
  ) +
  ring(main, 0.24, 7.5, 4.85, 0.6) +
  form(ground, 'M7.5 4.85V3.75H8.6V5.95H7.5Z') +
  box(main, 9.7, 4.75, 1, 0.2) +
  box(main, 10.1, 4.35, 0.2, 1) +
  each(4, (index) =>
    disc(index ? second : light, 13.1 + (index % 2) * 0.9, 3 + Math.floor(index / 2) * 0.9, 0.32),
  ) +
  each(3, (index) => box(second, 0.9, 2.4 + index * 0.8, 1.7 - index * 0.4, 0.34))
