/**
 * The page numbers to link to: at most `size` of them around the current one, never past the ends.
 */
export function pageWindow(current: number, last: number, size = 10): number[] {
  const length = Math.max(1, Math.min(size, last))
  const first = Math.max(1, Math.min(current - Math.floor(length / 2), last - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}
