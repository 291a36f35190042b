import { PAGE_COLOURS } from '../platform/page-colours.ts'

type Channels = readonly [number, number, number]

/** The places that a colour of the site's own has, as tokens.css names them. */
type AccentRoles = {
  fill: string
  /** Of letters on the fill. */
  onFill: string
  textOnLight: string
  textOnDark: string
}

/** `--brand` of web/src/ui/tokens.css. */
export const SHIPPED_ACCENT = '#ff5c93'
/** The first that can be read is taken; on any colour black can, or white. */
const LETTERS = ['#1d030c', '#ffffff', '#000000']
/** What letters of running text need (WCAG 2, AA). */
const LEGIBLE = 4.5
const STEPS = 20

const channelsOf = (colour: string): Channels => {
  const number = Number.parseInt(colour.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

const luminanceOf = (colour: string): number => {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1, the same, to 21, black and white (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export const contrastOf = (accent: string) => ({
  onDark: contrast(accent, PAGE_COLOURS.dark),
  onLight: contrast(accent, PAGE_COLOURS.light),
})

const mixed = (colour: string, towards: string, share: number): string => {
  const end = channelsOf(towards)
  const channels = channelsOf(colour).map((channel, at) =>
    Math.round(channel + ((end[at] ?? 0) - channel) * share),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The nearest to the colour that can be read as letters on a page. */
function legibleOn(page: string, colour: string, towards: string): string {
  for (let step = 0; step < STEPS; step++) {
    const tried = mixed(colour, towards, step / STEPS)
    if (contrast(tried, page) >= LEGIBLE) return tried
  }
  return towards
}

/** What becomes of one colour on both themes, with letters that can be read everywhere. */
export const accentRoles = (accent: string): AccentRoles => ({
  fill: accent,
  onFill: LETTERS.find((letters) => contrast(accent, letters) >= LEGIBLE) ?? accent,
  textOnLight: legibleOn(PAGE_COLOURS.light, accent, '#000000'),
  textOnDark: legibleOn(PAGE_COLOURS.dark, accent, '#ffffff'),
})
