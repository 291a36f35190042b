import { BONE, type Tones } from './tones.ts'
import { box, diamond, disc, each, form, line, moved, ring } from './shapes.ts'
import { inventory } from './lol.ts'

/** One river, two sides, runes at both ends. */
const river = ({ dark, second, main, light }: Tones) =>
  form(second, 'M0 7V1.4L9.3 7Z') +
  form(main, 'M15 0V5.6L5.7 0Z') +
  line(dark, 1, 'M1 0C5 2 9 4 14 7') +
  diamond(light, 4.2, 1.6, 0.5, 0.7) +
  diamond(light, 10.6, 4.9, 0.5, 0.7) +
  disc(light, 7.5, 3.5, 1.1) +
  disc(dark, 7.5, 3.5, 0.55) +
  each(6, (index) =>
    box(
      index % 2 ? dark : BONE,
      9 + (index % 3) * 1.5,
      0.6 + Math.floor(index / 3) * 1.3,
      0.5,
      0.5,
    ),
  ) +
  each(4, (index) => box(index % 2 ? light : dark, 1 + index, 5 + (index % 2) * 0.9, 0.5, 0.5))

/** Who takes it first. */
const rune = ({ soft, dark, second, main, light }: Tones) =>
  form(soft, 'M0 4.5Q4 3.4 7.5 4.8T15 4.4V7H0Z') +
  line(second, 0.1, 'M0 5.4Q4 4.4 7.5 5.8T15 5.4') +
  disc(second, 9, 3.4, 2.6) +
  diamond(main, 9, 3.2, 1.6, 2.4) +
  form(light, 'M9 .8L10 3.2L9 5.6L7.4 3.2Z') +
  form(BONE, 'M9 .8L8.5 3.1L9 3.6Z') +
  each(8, (index) => moved(9, 3.3, box(dark, -0.08, -3.4, 0.16, 0.5), { turn: index * 45 }))

/** The steps to the ancient. */
const ancient = ({ soft, dark, second, main, light }: Tones) =>
  each(5, (index) =>
    box(index % 2 ? soft : dark, 3 + index * 1.1, 6.2 - index * 0.7, 11 - index * 2.2, 0.9),
  ) +
  form(main, 'M7.2 3.4L7.9 .8H9.1L9.8 3.4Z') +
  disc(light, 8.5, 2, 0.8) +
  disc(second, 8.5, 2, 0.4) +
  each(2, (side) =>
    form(second, side ? 'M11.2 4.1L11.6 2H12.2L12.6 4.1Z' : 'M4.4 4.1L4.8 2H5.4L5.8 4.1Z'),
  )

/** Pulling at fifteen seconds past. */
const creeps = ({ soft, dark, second, main, light }: Tones) =>
  line(soft, 1.6, 'M-1 6.5L16 1.5') +
  each(5, (index) =>
    moved(
      2.6 + index * 1.5,
      5.5 - index * 0.44,
      box(index % 2 ? main : light, -0.45, -0.45, 0.9, 0.9, 0.12) +
        box(dark, -0.25, -0.15, 0.16, 0.16) +
        box(dark, 0.1, -0.15, 0.16, 0.16),
    ),
  ) +
  moved(12, 4.8, form(second, 'M-1.4 1.2L0 -1.4L1.4 1.2Z') + disc(main, 0, 0.4, 0.3)) +
  line(light, 0.12, 'M12 3.2Q11 1.4 9.4 2.6', '.3 .2')

/** Trees from above, a clearing, and the stump of the one that was cut. */
const trees = ({ ground, soft, dark, second, main, light }: Tones) =>
  each(32, (index) =>
    disc(
      [soft, second, dark][(index * 7) % 3] ?? soft,
      0.2 + (index % 8) * 2.1 + (Math.floor(index / 8) % 2) * 1,
      0.2 + Math.floor(index / 8) * 2.2,
      1.25,
    ),
  ) +
  each(32, (index) =>
    disc(
      [second, main, second][(index * 7) % 3] ?? soft,
      -0.1 + (index % 8) * 2.1 + (Math.floor(index / 8) % 2) * 1,
      -0.1 + Math.floor(index / 8) * 2.2,
      0.3,
    ),
  ) +
  form(ground, 'M8.8 7L7.7 4.6H10.6L11.4 7Z') +
  disc(ground, 9.2, 3.4, 2.3) +
  disc(dark, 9.35, 3.55, 1.35) +
  disc(light, 9.2, 3.4, 1.3) +
  ring(main, 0.13, 9.2, 3.4, 0.92) +
  ring(main, 0.13, 9.2, 3.4, 0.52) +
  disc(main, 9.2, 3.4, 0.16) +
  moved(
    11,
    4.9,
    box(second, -0.13, -1.2, 0.26, 2.5) + form(BONE, 'M.1 -1.2H.7L1 -.2Q.5 -.4 .1 -.35Z'),
    { turn: -32 },
  )

/** The cave nobody wants to walk into first. */
const cave = ({ soft, dark, second, main, light }: Tones) =>
  form(soft, 'M1 7Q2.4 .2 8.6 .2T16 7Z') +
  form(second, 'M3.4 7Q4.4 1.3 8.8 1.3T14.2 7Z') +
  form(dark, 'M5 7Q5.6 2.2 8.8 2.2T12.6 7Z') +
  [
    [6.5, 3.3, 0.9],
    [7.5, 2.45, 1.15],
    [8.8, 2.1, 1.35],
    [10.1, 2.45, 1.15],
    [11.1, 3.3, 0.9],
  ]
    .map(([x = 0, y = 0, tall = 1]) =>
      form(second, `M${x - 0.42} ${y}L${x} ${y + tall}L${x + 0.42} ${y}Z`),
    )
    .join('') +
  form(main, 'M7.4 4.3L8.5 4.7L8.2 5.1Q7.5 5 7.4 4.3ZM10.2 4.3L9.1 4.7L9.4 5.1Q10.1 5 10.2 4.3Z') +
  each(5, (index) =>
    form(
      light,
      `M${7.2 + index * 0.64} 7L${7.52 + index * 0.64} ${index % 2 ? 6.3 : 6}L${7.84 + index * 0.64} 7Z`,
    ),
  ) +
  form(second, 'M0 7L.8 6.1L2.4 6.5L3 7ZM15 7L14.4 5.9L12.9 6.4L12.4 7Z')

/** Half the map at night. */
const nightfall = ({ soft, dark, second, main, light }: Tones) =>
  form(dark, 'M7.5 0H15V7H5Z') +
  moved(
    7,
    3.4,
    form(light, 'M0 -2.2A2.2 2.2 0 0 0 0 2.2Z') + form(main, 'M0 -2.2A2.2 2.2 0 0 1 0 2.2Z'),
  ) +
  each(5, (index) => moved(7, 3.4, box(light, -3.4, -0.1, 0.7, 0.2), { turn: -38 + index * 24 })) +
  each(9, (index) => diamond(second, 10 + ((index * 7) % 5), 0.8 + ((index * 5) % 6), 0.16)) +
  form(soft, 'M0 7V6L5 5.6V7Z') +
  form(second, 'M5 7L5.2 5.7L15 6.2V7Z')

export const dota = [river, rune, ancient, creeps, trees, cave, inventory, nightfall]
