import { BONE, type Tones } from './tones.ts'
import { box, diamond, disc, each, form, line, moved, ring } from './shapes.ts'
import { inventory } from './lol.ts'

/** One river, two sides, runes at both ends. */
const river = ({ dark, second, main, light }: Tones) =>
  form(second, 'M0 7V1.4L9.3 7Z') + form(main, 'M15 0V5.6L5.7 0Z') + line(dark, 1, 'M1 0C5 2 9 4 14 7') + diamond(light, 4.2, 1.6, 0.5, 0.7) + diamond(light, 10.6, 4.9, 0.5, 0.7) + disc(light, 7.5, 3.5, 1.1) + disc(dark, 7.5, 3.5, 0.55) +
  each(6, (index) => box(index % 2 ? dark : BONE, 9 + (index % 3) * 1.5, 0.6 + Math.floor(index / 3) * 1.3, 0.5, 0.5)) + each(4, (index) => box(index % 2 ? light : dark, 1 + index, 5 + (index % 2) * 0.9, 0.5, 0.5))

/** Who takes it first. */
const rune = ({ soft, dark, second, main, light }: Tones) =>
  form(soft, 'M0 4.5Q4 3.4 7.5 4.8T15 4.4V7H0Z') + line(second, 0.1, 'M0 5.4Q4 4.4 7.5 5.8T15 5.4') + disc(second, 9, 3.4, 2.6) + diamond(main, 9, 3.2, 1.6, 2.4) + form(light, 'M9 .8L10 3.2L9 5.6L7.4 3.2Z') + form(BONE, 'M9 .8L8.5 3.1L9 3.6Z') +
  each(8, (index) => moved(9, 3.3, box(dark, -0.08, -3.4, 0.16, 0.5), { turn: index * 45 }))

/** The steps to the ancient. */
const ancient = ({ soft, dark, second, main, light }: Tones) =>
  each(5, (index) => box(index % 2 ? soft : dark, 3 + index * 1.1, 6.2 - index * 0.7, 11 - index * 2.2, 0.9)) + form(main, 'M7.2 3.4L7.9 .8H9.1L9.8 3.4Z') + disc(light, 8.5, 2, 0.8) + disc(second, 8.5, 2, 0.4) + each(2, (side) => form(second, side ? 'M11.2 4.1L11.6 2H12.2L12.6 4.1Z' : 'M4.4 4.1L4.8 2H5.4L5.8 4.1Z'))

/** Pulling at fifteen seconds past. */
const creeps = ({ soft, dark, second, main, light }: Tones) =>
  line(soft, 1.6, 'M-1 6.5L16 1.5') + each(5, (index) => moved(2.6 + index * 1.5, 5.5 - index * 0.44, box(index % 2 ? main : light, -0.45, -0.45, 0.9, 0.9, 0.12) + box(dark, -0.25, -0.15, 0.16, 0.16) + box(dark, 0.1, -0.15, 0.16, 0.16))) +
  moved(12, 4.8, form(second, 'M-1.4 1.2L0 -1.4L1.4 1.2Z') + disc(main, 0, 0.4, 0.3)) + line(light, 0.12, 'M12 3.2Q11 1.4 9.4 2.6', '.3 .2')

/** Trees, and the one that was cut. */
const trees = ({ soft, dark, second, main, light }: Tones) =>
  each(24, (index) => disc([soft, second, dark][(index * 7) % 3] ?? soft, 0.6 + (index % 8) * 1.95 + (Math.floor(index / 8) % 2) * 0.7, 0.9 + Math.floor(index / 8) * 2.5, 1.1)) + form(main, 'M6.2 7L7.4 3.4H9.2L10.2 7Z') + disc(light, 8.2, 2.9, 0.9) + ring(main, 0.14, 8.2, 2.9, 0.5)

/** The cave nobody wants to walk into first. */
const cave = ({ soft, dark, second, main, light }: Tones) =>
  form(soft, 'M2 7Q3 .4 8.6 .4T15.4 7Z') + form(dark, 'M5 7Q5.6 2.2 8.8 2.2T12.6 7Z') + disc(main, 8, 4.5, 0.36) + disc(main, 9.7, 4.5, 0.36) + form(light, 'M7.3 6L7.7 5.3L8.1 6ZM8.4 6L8.8 5.3L9.2 6ZM9.5 6L9.9 5.3L10.3 6Z') + each(5, (index) => form(second, `M${5.8 + index * 1.4} ${2.9 - Math.abs(index - 2) * -0.2}l.4 1.1l.4 -1.1z`))

/** Half the map at night. */
const nightfall = ({ soft, dark, second, main, light }: Tones) =>
  form(dark, 'M7.5 0H15V7H5Z') + moved(7, 3.4, form(light, 'M0 -2.2A2.2 2.2 0 0 0 0 2.2Z') + form(main, 'M0 -2.2A2.2 2.2 0 0 1 0 2.2Z')) + each(7, (index) => moved(7, 3.4, box(light, -3.4, -0.1, 0.7, 0.2), { turn: -78 + index * 26 })) + each(9, (index) => diamond(second, 10 + ((index * 7) % 5), 0.8 + ((index * 5) % 6), 0.16)) + form(soft, 'M0 7V6L5 5.6V7Z') + form(second, 'M5 7L5.2 5.7L15 6.2V7Z')

export const dota = [river, rune, ancient, creeps, trees, cave, inventory, nightfall]
