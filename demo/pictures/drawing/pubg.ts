import { BONE, type Tones } from './tones.ts'
import { box, cells, disc, dots, each, form, line, moved, ring, type Ink } from './shapes.ts'

const parachute = (canopy: string, cords: string): Ink =>
  form(canopy, 'M-1 0A1 1 0 0 1 1 0L.5 -.14L0 0L-.5 -.14Z') +
  line(cords, 0.06, 'M-1 0L0 1.2L1 0M-.5 -.14L0 1.2L.5 -.14') +
  box(cords, -0.14, 1.1, 0.28, 0.46, 0.1)

/** Circles that close, and the plane that has left. */
const closing = ({ soft, dark, second, main, light }: Tones) =>
  dots(soft) +
  disc(soft, 6, 3.8, 5.2) +
  disc(dark, 6.4, 3.6, 3.8) +
  disc(second, 6.8, 3.4, 2.5) +
  disc(main, 7.2, 3.2, 1.2) +
  cells(
    [
      '.............aa',
      '..aa...........',
      '...............',
      '.........a.....',
      'a..............',
      '..........aa...',
      '....a..........',
    ],
    { a: light },
    { gap: 0.5 },
  ) +
  line(light, 0.12, 'M-.2 5.4L15.2 .6', '.6 .4') +
  moved(11.6, 2.9, parachute(light, light), { size: 1.2 })

/** The one piece of armour that never breaks. */
const pan = ({ soft, dark, second, main, light }: Tones) =>
  each(9, (index) => line(soft, 0.12, `M${index * 2 - 2} 7L${index * 2 + 2} 0`)) +
  moved(
    8.8,
    3.5,
    box(dark, 2.1, -0.36, 5, 0.72, 0.2) +
      disc(dark, 0, 0, 2.7) +
      disc(main, 0, 0, 2.35) +
      disc(second, 0, 0, 1.95) +
      ring(main, 0.08, 0, 0, 1.5) +
      disc(soft, 6.4, 0, 0.16),
    { turn: 18 },
  ) +
  [
    [8.1, 2.7],
    [9.3, 3.9],
    [8.4, 4.4],
  ]
    .map(([x = 0, y = 0]) => disc(light, x, y, 0.22) + ring(light, 0.07, x, y, 0.42))
    .join('') +
  line(light, 0.14, 'M2 1L5 2M1.4 3.4L5 3.4M2 5.8L5 4.8')

/** An island from above, and when to jump. */
const flightPath = ({ soft, dark, second, main, light }: Tones) =>
  form(
    soft,
    'M2 1.4L5 .6L8 1.2L11 .5L13.6 1.8L13 4L13.8 5.6L10.6 6.5L7.6 5.8L4.6 6.6L2.2 5.6L1.4 3.4Z',
  ) +
  form(second, 'M3 2L5.2 1.4L7.4 2.2L7 4.2L4.6 5.2L2.8 4.4Z') +
  form(second, 'M9 2L11.6 1.6L12.6 3.2L11.2 5.2L9.2 4.8Z') +
  cells(['a.a', '.aa', 'a..'], { a: dark }, { x: 4, y: 2.6, size: 0.5, gap: 0.1 }) +
  cells(['aa.', 'a.a'], { a: dark }, { x: 10, y: 3, size: 0.5, gap: 0.1 }) +
  line(light, 0.16, 'M0 6.2L15 1') +
  each(6, (index) =>
    disc(
      index === 3 ? BONE : main,
      2.4 + index * 2,
      5.37 - index * 0.69,
      index === 3 ? 0.34 : 0.18,
    ),
  ) +
  moved(13.4, 1.56, form(light, 'M-.7 -.5L.8 0L-.7 .5L-.4 0Z'), { turn: -19, size: 1.2 })

/** Four people, one car, no plan. */
const drive = ({ soft, dark, second, main, light }: Tones) =>
  each(5, (index) =>
    form(
      index % 2 ? soft : second,
      `M${index * 3.4 - 2} 0H${index * 3.4 + 1.4}L${index * 3.4 + 3.4} 7H${index * 3.4}Z`,
    ),
  ) +
  form(dark, 'M0 2.5L15 1.9V5.1L0 4.9Z') +
  line(light, 0.12, 'M0 3.7L15 3.5', '.9 .7') +
  moved(
    9,
    3,
    box(main, -1.9, -0.85, 3.8, 1.7, 0.35) +
      box(dark, -0.9, -0.66, 0.7, 1.32, 0.12) +
      box(dark, 0.75, -0.6, 0.5, 1.2, 0.12) +
      box(light, 1.7, -0.7, 0.2, 0.4) +
      box(light, 1.7, 0.3, 0.2, 0.4) +
      box(dark, -1.5, -1, 0.7, 0.2) +
      box(dark, 0.8, -1, 0.7, 0.2) +
      box(dark, -1.5, 0.8, 0.7, 0.2) +
      box(dark, 0.8, 0.8, 0.7, 0.2),
    { turn: -2 },
  ) +
  each(4, (index) => disc(light, 6.4 - index * 0.95, 3.25 + (index % 2) * 0.5, 0.36 - index * 0.06))

/** North-east, three hundred and ten, behind the tree. */
const compass = ({ soft, dark, second, main, light }: Tones) =>
  form(soft, 'M0 7V4.6L2 4L4 4.8L7 3.7L10 4.7L12.4 3.9L15 4.7V7Z') +
  form(second, 'M0 7V5.7L5 5.2L10 6L15 5.4V7Z') +
  each(3, (index) =>
    form(dark, `M${3.2 + index * 4} 5.8L${3.8 + index * 4} 3.2L${4.4 + index * 4} 5.8Z`),
  ) +
  box(dark, 0.8, 0.7, 13.4, 1.5, 0.1) +
  each(25, (index) =>
    box(
      index % 6 === 0 ? light : main,
      1.4 + index * 0.5,
      index % 6 === 0 ? 1 : 1.3,
      0.1,
      index % 6 === 0 ? 0.9 : 0.5,
    ),
  ) +
  form(BONE, 'M7.4 .1h.9l-.45 .7z') +
  ring(light, 0.12, 11.8, 4, 0.75) +
  line(light, 0.1, 'M11.8 2.9V3.6M11.8 4.4V5.1M10.7 4H11.4M12.2 4H12.9')

/** A hundred of them, three close by. */
const canopies = ({ soft, second, main, light }: Tones) =>
  disc(soft, 12.4, 6.6, 4.2) +
  disc(second, 12.6, 6.9, 2.8) +
  each(14, (index) =>
    moved(
      0.6 + ((index * 4.3) % 14),
      0.5 + ((index * 2.6) % 6),
      form(soft, 'M-.3 0A.3 .3 0 0 1 .3 0Z') + box(soft, -0.06, 0.2, 0.12, 0.16),
    ),
  ) +
  moved(4.2, 2.9, parachute(main, light), { size: 2.1, turn: -6 }) +
  moved(9.4, 2.2, parachute(light, light), { size: 1.35, turn: 5 }) +
  moved(12.6, 3.4, parachute(main, main), { size: 0.85 })

/** There is somebody in it. */
const grass = ({ soft, dark, second, main, light }: Tones) =>
  disc(soft, 11.6, 2.2, 1.6) +
  each(30, (index) =>
    form(
      second,
      `M${index * 0.52 - 0.3} 7L${index * 0.52 + ((index * 7) % 5) * 0.1} ${3.2 + ((index * 11) % 7) * 0.22}L${index * 0.52 + 0.42} 7Z`,
    ),
  ) +
  form(main, 'M5.2 5.2A1.5 1.5 0 0 1 8.2 5.2V5.6H5.2Z') +
  box(dark, 5.5, 4.9, 2.4, 0.34) +
  box(light, 5.9, 4.98, 0.5, 0.16) +
  box(light, 7, 4.98, 0.5, 0.16) +
  each(26, (index) =>
    form(
      index % 3 ? soft : main,
      `M${index * 0.6 - 0.2} 7L${index * 0.6 + 0.3 + ((index * 5) % 4) * 0.1} ${4.9 + ((index * 13) % 6) * 0.2}L${index * 0.6 + 0.5} 7Z`,
    ),
  )

/** The bridge, and those who wait on it. */
const bridge = ({ soft, dark, second, main, light }: Tones) =>
  form(soft, 'M0 2.2Q4 1.2 7.5 2.4T15 1.8V5.6Q11 6.6 7.5 5.4T0 5.8Z') +
  each(4, (index) => line(second, 0.12, `M${index * 3.6 + 0.6} ${3.2 + (index % 2) * 1.1}h1.6`)) +
  form(dark, 'M6.1 0H8.9V7H6.1Z') +
  each(6, (index) => box(second, 5.8, index * 1.25 + 0.2, 3.4, 0.26)) +
  line(light, 0.12, 'M7.5 0V7', '.6 .5') +
  moved(6.8, 3.3, box(main, -0.45, -0.9, 0.9, 1.8, 0.18) + box(dark, -0.34, -0.45, 0.68, 0.34), {
    turn: 28,
  }) +
  moved(8.2, 5.4, box(light, -0.42, -0.85, 0.84, 1.7, 0.18) + box(dark, -0.32, -0.4, 0.64, 0.34), {
    turn: -35,
  }) +
  form(second, 'M11 0L15 0V1L12 1.2Z') +
  form(second, 'M0 7V6.2L4 6L5 7Z') +
  disc(main, 12.4, 6.4, 0.3) +
  disc(main, 13.2, 6.1, 0.42)

export const pubg = [closing, pan, flightPath, drive, compass, canopies, grass, bridge]
