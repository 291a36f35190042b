/** Sizes are written as `600x280`. */
export function widthAndHeight(size: string): [number, number] {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return [width, height]
}
