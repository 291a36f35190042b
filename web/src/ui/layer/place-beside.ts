type Box = {
  left: number
  top: number
  right: number
  bottom: number
  width: number
  height: number
}
type Size = { width: number; height: number }
/** `top` is where what can be seen of it begins, `height` where that ends. */
type Screen = Size & { top?: number }

const GAP = 6
const EDGE = 8

/**
 * Where something that floats belongs to what it explains: below it, above it where there is more
 * room there, and never beyond the edge of the screen. (CSS anchors would say this in two lines,
 * and not every browser of ours knows them.)
 */
export function placeBeside(
  anchor: Box,
  floating: Size,
  screen: Screen,
  align: 'start' | 'center' | 'end' = 'start',
) {
  const wanted = {
    start: anchor.left,
    center: anchor.left + (anchor.width - floating.width) / 2,
    end: anchor.right - floating.width,
  }[align]
  const left = Math.max(EDGE, Math.min(wanted, screen.width - floating.width - EDGE))

  const roomBelow = screen.height - anchor.bottom - GAP - EDGE
  const highest = (screen.top ?? 0) + EDGE
  const roomAbove = anchor.top - GAP - highest
  const above = floating.height > roomBelow && roomAbove > roomBelow
  const top = above ? Math.max(highest, anchor.top - GAP - floating.height) : anchor.bottom + GAP
  return { left, top }
}
