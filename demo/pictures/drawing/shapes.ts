/**
 * All measures are cells: a picture is 15 wide and 7 high, like everything that is made of the one
 * square of the site.
 */
export const WIDTH = 15
export const HEIGHT = 7

/** SVG, as much as a drawing is made of. */
export type Ink = string

const short = (value: number) => String(Math.round(value * 1000) / 1000)

export const box = (
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): Ink =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius ? ` rx="${short(radius)}"` : ''} fill="${fill}"/>`

export const disc = (fill: string, x: number, y: number, radius: number): Ink =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`

export const ring = (
  stroke: string,
  width: number,
  x: number,
  y: number,
  radius: number,
  dash = '',
): Ink =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`

export const form = (fill: string, path: string): Ink => `<path d="${path}" fill="${fill}"/>`

export const line = (stroke: string, width: number, path: string, dash = ''): Ink =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`

export const diamond = (fill: string, x: number, y: number, half: number, tall = half): Ink =>
  form(
    fill,
    `M${short(x)} ${short(y - tall)}L${short(x + half)} ${short(y)}L${short(x)} ${short(y + tall)}L${short(x - half)} ${short(y)}Z`,
  )

export const moved = (
  x: number,
  y: number,
  ink: Ink,
  { turn = 0, size = 1 }: { turn?: number; size?: number } = {},
): Ink =>
  `<g transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ''}${size === 1 ? '' : ` scale(${short(size)})`}">${ink}</g>`

/** Something drawn once for each whole number below `count`. */
export const each = (count: number, draw: (index: number) => Ink): Ink =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A picture in words: every letter of a row is one cell, a dot is none. */
export const cells = (
  rows: readonly string[],
  fills: Readonly<Record<string, string>>,
  { x = 0, y = 0, size = 1, gap = 0 } = {},
): Ink =>
  rows
    .flatMap((row, down) =>
      [...row].map((letter, right) => {
        const fill = fills[letter]
        return fill
          ? box(fill, x + right * size + gap / 2, y + down * size + gap / 2, size - gap, size - gap)
          : ''
      }),
    )
    .join('')

/** The dotted slot that store items and maps lie on. */
export const dots = (fill: string): Ink =>
  each(15 * 7, (index) => box(fill, (index % 15) + 0.46, Math.floor(index / 15) + 0.46, 0.08, 0.08))
