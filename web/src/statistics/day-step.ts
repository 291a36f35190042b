const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  PageUp: (at, last) => Math.min(last, at + 7),
  PageDown: (at) => Math.max(0, at - 7),
  Home: () => 0,
  End: (_, last) => last,
}

/** Which day a key leads to from another; undefined for keys that lead nowhere. */
export const dayAfterKey = (key: string, at: number, last: number): number | undefined =>
  steps[key]?.(at, last)

/** The lines of a chart: round figures, of which the upper is not below the highest value. */
export function linesUpTo(highest: number): [middle: number, top: number] {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, highest)))
  const top = [1, 2, 4, 6, 8, 10].map((times) => times * step).find((line) => line >= highest)
  const even = Math.max(2, top ?? highest)
  return [even / 2, even]
}

/** In unix seconds; days are counted in UTC since 1970. */
export const startOfDay = (day: number) => day * 86_400
