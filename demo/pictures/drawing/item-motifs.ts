import { box, disc, each, form, line, moved, type Ink } from './shapes.ts'
import { BONE, type Tones } from './tones.ts'

/** An item of the store lies in the middle of a slot of 320 by 240; its own middle is 0, 0. */
type Motif = (tones: Tones) => Ink

/** The mark of the site: five cells of nine, and one that is lit. */
const mark = (fill: string, x: number, y: number, size: number): Ink =>
  each(9, (index) =>
    [0, 3, 6, 7, 8].includes(index)
      ? box(
          fill,
          x + (index % 3) * size,
          y + Math.floor(index / 3) * size,
          size * 0.82,
          size * 0.82,
        )
      : '',
  ) + box(BONE, x + 2 * size, y, size * 0.82, size * 0.82)

const giftCard: Motif = ({ dark, main, second, light }) =>
  moved(
    0,
    0,
    box(dark, -98, -56, 196, 124, 10) +
      box(main, -98, -64, 196, 124, 10) +
      form(second, 'M-98 -8L22 -64H88a10 10 0 0 1 10 10V60H-18Z') +
      mark(dark, -80, -46, 16) +
      box(light, 24, 30, 58, 8) +
      box(light, 44, 14, 38, 8),
    { turn: -8 },
  )

const mouse: Motif = ({ dark, main, second }) =>
  moved(
    0,
    0,
    box(dark, -50, -82, 100, 172, 50) +
      box(main, -50, -90, 100, 172, 50) +
      form(second, 'M-50 -40A50 50 0 0 1 0 -90V-14H-50Z') +
      box(dark, -3, -90, 6, 76) +
      box(dark, -9, -66, 18, 36, 9) +
      box(BONE, -4, -58, 8, 14),
    { turn: 18 },
  )

const keyboard: Motif = ({ dark, soft, main, light }) =>
  moved(
    0,
    0,
    box(dark, -124, -50, 248, 116, 8) +
      box(soft, -124, -58, 248, 116, 8) +
      each(40, (index) => {
        const [column, row] = [index % 10, Math.floor(index / 10)]
        const isWide = row === 3 && column > 2 && column < 7
        if (isWide && column > 3) return ''
        const cap = column === 9 || isWide ? main : light
        const fill = index === 0 ? BONE : cap
        return box(fill, -114 + column * 23, -48 + row * 25, isWide ? 89 : 20, 21, 3)
      }),
    { turn: -6 },
  )

const headset: Motif = ({ dark, main, light }) =>
  line(light, 14, 'M-78 20V-4a78 78 0 0 1 156 0v24') +
  box(main, -98, 6, 44, 78, 14) +
  box(main, 54, 6, 44, 78, 14) +
  box(dark, -62, 14, 16, 62, 6) +
  box(dark, 46, 14, 16, 62, 6) +
  line(light, 6, 'M76 84c0 20 -20 26 -46 26') +
  box(BONE, 8, 102, 28, 14, 7)

const tee: Motif = ({ dark, main }) =>
  form(
    main,
    'M-44 -88L-112 -52L-92 -6L-66 -18V92H66V-18L92 -6L112 -52L44 -88A46 34 0 0 1 -44 -88Z',
  ) +
  form(dark, 'M-44 -88A46 34 0 0 0 44 -88L34 -92A36 26 0 0 1 -34 -92Z') +
  mark(dark, -27, -30, 19)

const hoodie: Motif = ({ main, soft, second }) =>
  form(main, 'M-50 -84L-108 -48L-120 84H-84L-72 0V94H72V0L84 84H120L108 -48L50 -84L0 -54Z') +
  form(soft, 'M-50 -84Q0 -118 50 -84L28 -46L0 -54L-28 -46Z') +
  form(second, 'M-44 40H44L56 80H-56Z') +
  box(BONE, -14, -48, 5, 44) +
  box(BONE, 9, -48, 5, 36)

const cap: Motif = ({ dark, main, second }) =>
  form(second, 'M-20 34Q60 14 132 44Q126 62 96 58Q40 44 -20 52Z') +
  form(main, 'M-104 44A78 88 0 0 1 52 44Q-20 26 -104 44Z') +
  line(dark, 4, 'M-26 -42V32M-26 -42Q-70 -14 -72 36M-26 -42Q16 -14 20 32') +
  disc(BONE, -26, -44, 7)

const ticket: Motif = ({ dark, main }) =>
  moved(
    0,
    0,
    form(main, 'M-116 -54H116V-16A16 16 0 0 0 116 16V54H-116V16A16 16 0 0 0 -116 -16Z') +
      line(dark, 5, 'M52 -54V54', '9 9') +
      disc(dark, -44, 0, 34) +
      form(BONE, 'M-56 -18L-22 0L-56 18Z') +
      box(dark, 70, -30, 28, 8) +
      box(dark, 70, -14, 28, 8) +
      box(dark, 70, 2, 18, 8),
    { turn: -10 },
  )

const crate: Motif = ({ dark, main, second, light }) =>
  form(light, 'M-92 -38L0 -78L92 -38L0 2Z') +
  form(main, 'M-92 -38L0 2V88L-92 46Z') +
  form(second, 'M92 -38L0 2V88L92 46Z') +
  form(dark, 'M-60 -12L-32 0V32L-60 19Z') +
  form(dark, 'M-14 -44L14 -56L40 -45L12 -33Z') +
  form(dark, 'M22 30L72 8V22L22 44Z')

const monitor: Motif = ({ dark, soft, main, second, light }) =>
  box(dark, -120, -88, 240, 140, 6) +
  box(soft, -112, -80, 224, 124) +
  disc(second, 20, -18, 54) +
  disc(dark, 32, -20, 34) +
  disc(main, 40, -22, 15) +
  box(light, -90, -58, 18, 18) +
  line(BONE, 4, 'M-112 24L112 -62', '12 9') +
  box(main, -16, 52, 32, 24) +
  box(main, -60, 74, 120, 10)

const stack = (tones: Tones, x: number, high: number, fill: string): Ink =>
  each(high, (index) => {
    const y = 66 - index * 18
    return (
      box(tones.dark, x - 52, y - 10, 104, 22, 11) +
      box(fill, x - 52, y - 16, 104, 22, 11) +
      each(3, (edge) => box(BONE, x - 38 + edge * 30, y - 16, 14, 22))
    )
  })

const chips: Motif = (tones) => stack(tones, -58, 4, tones.main) + stack(tones, 58, 7, tones.second)

const pad: Motif = ({ dark, main }) =>
  form(
    main,
    'M-70 -54H70C112 -54 130 -4 124 54C120 90 84 92 66 62L52 38H-52L-66 62C-84 92 -120 90 -124 54C-130 -4 -112 -54 -70 -54Z',
  ) +
  form(dark, 'M-84 -22h18v18h18v18h-18v18h-18v-18h-18v-18h18z') +
  disc(dark, 56, -22, 9) +
  disc(dark, 56, 14, 9) +
  disc(dark, 38, -4, 9) +
  disc(BONE, 74, -4, 9) +
  box(dark, -18, -34, 36, 10, 5)

const mousepad: Motif = ({ dark, main, soft, second, light }) =>
  box(dark, -124, -64, 248, 142, 8) +
  box(soft, -124, -74, 248, 142, 8) +
  each(4, (index) => disc(index % 2 === 0 ? second : soft, 30, 0, 66 - index * 15)) +
  disc(main, 30, 0, 9) +
  line(main, 4, 'M-124 44L30 0L124 -52', '12 9') +
  box(light, -104, -54, 26, 26)

const mug: Motif = ({ dark, main, second }) =>
  line(second, 18, 'M48 -36H76a20 20 0 0 1 20 20V12a26 26 0 0 1 -26 26H48') +
  form(main, 'M-78 -74H58V62a18 18 0 0 1 -18 18H-60a18 18 0 0 1 -18 -18Z') +
  box(dark, -78, -74, 136, 14) +
  mark(dark, -38, -30, 19)

const poster: Motif = ({ dark, main, second, soft }) =>
  box(dark, -70, -96, 140, 194) +
  box(soft, -62, -88, 124, 178) +
  form(second, 'M-62 90V10L-12 -48L62 34V90Z') +
  form(main, 'M-62 90V52L16 -8L62 52V90Z') +
  disc(BONE, 28, -52, 17)

const backpack: Motif = ({ dark, main, second, light }) =>
  line(light, 12, 'M-26 -84a26 22 0 0 1 52 0') +
  box(main, -76, -82, 152, 176, 34) +
  box(second, -58, 4, 116, 76, 14) +
  box(dark, -58, 22, 116, 7) +
  mark(dark, -24, -56, 17) +
  box(BONE, 34, 22, 7, 24)

const microphone: Motif = ({ dark, main, second, light }) =>
  box(main, -34, -96, 68, 116, 34) +
  each(5, (index) => box(dark, -22, -74 + index * 16, 44, 6)) +
  line(light, 9, 'M-56 -30V-8a56 56 0 0 0 112 0V-30') +
  box(second, -5, 48, 10, 34) +
  box(second, -50, 80, 100, 12, 6) +
  disc(BONE, 0, 2, 6)

const chair: Motif = ({ dark, main, second, light }) =>
  form(main, 'M-48 -98H48L58 20H-58Z') +
  box(dark, -14, -84, 28, 92) +
  box(second, -70, 16, 140, 30, 12) +
  box(light, -84, -12, 14, 50, 6) +
  box(light, 70, -12, 14, 50, 6) +
  box(dark, -6, 46, 12, 30) +
  line(dark, 9, 'M-60 92L0 72L60 92') +
  disc(BONE, -60, 94, 7) +
  disc(BONE, 60, 94, 7)

export const itemMotifs = {
  giftCard,
  mouse,
  keyboard,
  headset,
  tee,
  hoodie,
  cap,
  ticket,
  crate,
  monitor,
  chips,
  pad,
  mousepad,
  mug,
  poster,
  backpack,
  microphone,
  chair,
} as const satisfies Record<string, Motif>
