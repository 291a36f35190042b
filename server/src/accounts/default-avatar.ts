/**
 * The tile picture of somebody who has uploaded none: a mirrored 4 x 4 pattern whose hue and tiles
 * come from their id (docs/visual-language.md, section 4), so that the same person looks the same
 * everywhere and for ever.
 */
const TILE = 16
const HUES = [62, 250, 102, 192, 28, 150, 330, 290, 220, 15, 125, 175]

/** A small generator with the id as its seed; any would do as long as it never changes. */
function sequence(seed: number) {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4_294_967_296
  }
}

/** One tile: nothing, a square, a triangle in one of two directions, a quarter circle. */
function tile(kind: number, column: number, row: number, fill: string): string {
  const [x, y] = [column * TILE, row * TILE]
  switch (kind) {
    case 0:
      return ''
    case 1:
      return `<rect x="${x}" y="${y}" width="${TILE}" height="${TILE}" fill="${fill}"/>`
    case 2:
      return `<path d="M${x} ${y + TILE}L${x + TILE} ${y}V${y + TILE}Z" fill="${fill}"/>`
    case 3:
      return `<path d="M${x} ${y}H${x + TILE}L${x} ${y + TILE}Z" fill="${fill}"/>`
    default:
      return `<path d="M${x} ${y}h${TILE}a${TILE} ${TILE} 0 0 1 -${TILE} ${TILE}z" fill="${fill}"/>`
  }
}

export function defaultAvatar(id: number): string {
  const next = sequence(id)
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T
  const hue = pick(HUES)
  const bright = next() > 0.5
  const ground = bright ? `hsl(${hue} 70% 62%)` : `hsl(${hue} 45% 24%)`
  const tones = bright
    ? [`hsl(${hue} 60% 12%)`, `hsl(${hue} 55% 90%)`]
    : [`hsl(${hue} 75% 64%)`, `hsl(${hue} 60% 90%)`, `hsl(${hue} 55% 10%)`]

  let half = ''
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 2; column++)
      half += tile(Math.floor(next() * 5), column, row, pick(tones))
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/>${half}<g transform="translate(64 0) scale(-1 1)">${half}</g></svg>`
}
