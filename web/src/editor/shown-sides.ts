/** The widest and highest that the server keeps (`contract/src/text-pictures`). */
const SIDE_MAX = 1_200

/** As large as the server makes a picture of such a size: never larger than it was. */
export function sidesWithin({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, SIDE_MAX / width, SIDE_MAX / height)
  return {
    width: String(Math.max(1, Math.round(width * scale))),
    height: String(Math.max(1, Math.round(height * scale))),
  }
}

/** So that the text does not jump when the picture arrives. */
export async function shownSides(file: File) {
  const picture = await createImageBitmap(file)
  const sides = sidesWithin(picture)
  picture.close()
  return sides
}
