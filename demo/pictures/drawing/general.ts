import type { Tones } from './tones.ts'
import { box, cells, diamond, disc, each, form, line, moved, ring } from './shapes.ts'

/** Pad and keys: everybody plays something. */
const pad = ({ soft, dark, second, main, light }: Tones) =>
  cells(
    ['a.a.b.a', '.a.a.a.', 'b.a.a.b', '.a.b.a.'],
    { a: soft, b: second },
    { size: 2.2, gap: 0.3, x: -0.4, y: -0.8 },
  ) +
  disc(dark, 4.2, 3.5, 2.7) +
  cells(['.a.', 'aaa', '.a.'], { a: light }, { x: 2.4, y: 1.7, size: 1.2 }) +
  disc(dark, 11, 3.5, 2.7) +
  disc(main, 12.5, 3.5, 0.62) +
  ring(light, 0.26, 9.5, 3.5, 0.5) +
  box(second, 10.5, 4.5, 1, 1) +
  form(light, 'M11 1.5L11.7 2.7H10.3Z')

/** A row of keys, one of them pressed. */
const keys = ({ soft, dark, second, main, light }: Tones) => {
  const rows = [
    [1, 1, 1, 1, 1, 1, 2],
    [1.5, 1, 1, 1, 1, 1, 1.5],
    [1.75, 1, 1, 1, 1, 2.25],
    [1.25, 1.25, 4, 1.5],
  ]
  return moved(
    -0.4,
    -0.2,
    rows
      .map((row, down) => {
        let x = 0
        return row
          .map((wide, index) => {
            const pressed = down === 1 && index === 2
            const key =
              box(dark, x + 0.1, down * 1.85 + 0.15, wide * 1.9 - 0.2, 1.7, 0.2) +
              box(
                pressed ? light : ([main, second, soft][(down + index) % 3] ?? main),
                x + 0.24,
                down * 1.85 + (pressed ? 0.4 : 0.15),
                wide * 1.9 - 0.48,
                1.3,
                0.16,
              )
            x += wide * 1.9
            return key
          })
          .join('')
      })
      .join(''),
  )
}

/** Somebody listens. */
const headset = ({ soft, dark, second, main, light }: Tones) =>
  each(6, (index) => ring(soft, 0.14, 8, 3.9, 1.2 + index * 0.9)) +
  line(main, 0.6, 'M5.4 4.4V3.6A2.6 2.6 0 0 1 10.6 3.6V4.4') +
  box(dark, 4.6, 3.6, 1.5, 2.4, 0.5) +
  box(dark, 9.9, 3.6, 1.5, 2.4, 0.5) +
  box(light, 4.4, 3.7, 0.8, 2.2, 0.35) +
  box(light, 10.8, 3.7, 0.8, 2.2, 0.35) +
  line(second, 0.22, 'M10.9 5.9Q10.9 6.7 8.9 6.6') +
  box(light, 8.1, 6.4, 1, 0.42, 0.2)

/** A stage before the first match: two teams, one clock, everybody standing. */
const stage = ({ ground, soft, dark, second, main, light }: Tones) =>
  each(5, (index) =>
    form(
      soft,
      `M${1.2 + index * 3.15} 0L${index * 3.15 - 0.6} 5.2H${index * 3.15 + 2.6}L${1.5 + index * 3.15} 0Z`,
    ),
  ) +
  box(second, 4, 0.5, 7, 3.1) +
  box(ground, 4.18, 0.68, 6.64, 2.74) +
  diamond(main, 5.7, 2, 0.8, 1) +
  diamond(second, 5.7, 2, 0.4, 0.5) +
  disc(main, 9.3, 2, 0.85) +
  disc(second, 9.3, 2, 0.42) +
  form(light, 'M7.9 1L7 2.15H7.5L7.1 3.1L8.1 1.85H7.55L8.3 1Z') +
  box(second, 0, 5.1, 15, 1.9) +
  each(2, (side) =>
    moved(
      side ? 9.2 : 1.2,
      4.1,
      box(main, 0, 0.6, 4.6, 0.3) +
        box(dark, 0.2, 0.9, 4.2, 0.4) +
        each(5, (seat) => box(light, seat * 0.9 + 0.18, 0.2, 0.62, 0.42, 0.06)),
    ),
  ) +
  each(
    15,
    (head) =>
      disc(ground, head * 1.06 + 0.1, 6.35 + ((head * 5) % 3) * 0.16, 0.4) +
      box(ground, head * 1.06 - 0.42, 6.7 + ((head * 5) % 3) * 0.16, 1.04, 0.6, 0.3),
  ) +
  each(
    4,
    (arm) =>
      box(ground, 0.9 + arm * 4.3, 5.7 + (arm % 2) * 0.2, 0.16, 1) +
      box(light, 0.8 + arm * 4.3, 5.5 + (arm % 2) * 0.2, 0.36, 0.26),
  )

/** How one gets to the final. */
const bracket = ({ soft, dark, second, main, light }: Tones) =>
  each(4, (index) => box(index === 1 ? main : soft, 0.6, 0.5 + index * 1.6, 2.6, 1.1)) +
  each(2, (index) => box(index ? soft : main, 5, 1.3 + index * 3.2, 2.6, 1.1)) +
  box(light, 9.6, 2.9, 3.4, 1.4) +
  line(
    second,
    0.14,
    'M3.2 1H4.1V2.7H3.2M4.1 1.85H5M3.2 4.2H4.1V5.9H3.2M4.1 5.05H5M7.6 5.05H8.6V3.6',
  ) +
  line(main, 0.22, 'M3.2 2.7H4.1V1.85H5M7.6 1.85H8.6V3.6H9.6') +
  each(5, (index) =>
    box(dark, 0.85 + (index > 3 ? 9.1 : 0), 0.85 + (index > 3 ? 2.5 : index * 1.6), 0.4, 0.4),
  ) +
  form(dark, 'M11.5 3.2h1.1v.3a.55 .55 0 0 1 -.4 .5v.1h-.3v-.1a.55 .55 0 0 1 -.4 -.5z')

/** A hall from above, row after row of tables. */
const hall = ({ soft, dark, second, main, light }: Tones) =>
  each(
    3,
    (row) =>
      box(soft, 0.6, 0.8 + row * 2, 13.8, 0.9) +
      each(11, (seat) => {
        const screen = (seat * 3 + row) % 5 === 0 ? main : second
        const shown = row === 1 && seat === 6 ? light : screen
        return (
          box(shown, 0.9 + seat * 1.24, 0.95 + row * 2, 0.8, 0.32) +
          disc(dark, 1.3 + seat * 1.24, 2 + row * 2, 0.3)
        )
      }),
  ) + line(main, 0.1, 'M7.5 0V7', '.3 .3')

/** The cable that goes from here to there, taped down where people walk. */
const cable = ({ soft, dark, second, main, light }: Tones) => {
  const way = 'M-.5 5.4C3 5.4 3 1.2 6 1.2S8 5.8 10.2 5.8S11 2.8 12.2 2.8'
  const tape = [
    [2.94, 3.3, -52],
    [6, 1.2, 0],
    [8.4, 3.5, 71],
    [10.2, 5.8, 0],
  ]
  return (
    each(5, (index) => box(soft, index * 3.2, 0, 1.4, 7)) +
    line(dark, 0.7, way) +
    line(main, 0.44, way) +
    tape
      .map(([x = 0, y = 0, turn = 0]) =>
        moved(x, y, box(second, -0.26, -0.62, 0.52, 1.24) + box(light, -0.26, -0.22, 0.52, 0.44), {
          turn,
        }),
      )
      .join('') +
    moved(
      12.1,
      2.8,
      box(second, -0.3, -0.32, 0.5, 0.64) +
        box(light, 0.1, -0.75, 1.35, 1.5, 0.12) +
        each(4, (index) => box(main, 1.05, -0.56 + index * 0.3, 0.4, 0.18)) +
        box(second, 0.3, -0.9, 0.7, 0.2),
    )
  )
}

/** What is left on the table when everybody has gone home. */
const cup = ({ soft, dark, second, main, light }: Tones) =>
  each(36, (index) =>
    moved(
      (index * 9.27 + 0.4) % 15,
      (index * 2.63 + 0.3) % 5.8,
      box([soft, second, main][index % 3] ?? soft, -0.16, -0.16, 0.32, index % 2 ? 0.32 : 0.18),
      { turn: index * 37 },
    ),
  ) +
  box(dark, 3, 6.2, 11, 0.8) +
  form(main, 'M6.6 .8H10.4V2.6A1.9 1.9 0 0 1 6.6 2.6Z') +
  form(light, 'M6.6 .8H8V4.3A1.9 1.9 0 0 1 6.6 2.6Z') +
  line(
    main,
    0.3,
    'M6.6 1.3H5.5V2.2A1.2 1.2 0 0 0 6.9 3.4M10.4 1.3H11.5V2.2A1.2 1.2 0 0 1 10.1 3.4',
  ) +
  box(main, 8.2, 4.3, 0.6, 1) +
  box(light, 7.1, 5.3, 2.8, 0.9) +
  box(dark, 7.7, 5.6, 1.6, 0.3)

export const general = [pad, keys, headset, stage, bracket, hall, cable, cup]
