import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'

/** Of the files that are held somewhere, so that each is read once, when it is chosen. */
const addresses = new WeakMap<File, string>()

/** The picture of a file that has been read and fits its rule, as an address to look at. */
export const pictureAddress = (file: File): string | undefined => addresses.get(file)

/**
 * The picture of a file, as an address to look at; undefined when the browser sees none in it or
 * the rule forbids it. It is a data address, the only one of a file that the content security
 * policy shows.
 */
export async function readPicture(file: File, rule: PictureRule): Promise<string | undefined> {
  if (file.size > rule.maxBytes) return undefined
  const url = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => resolve(''))
    reader.readAsDataURL(file)
  })
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    return undefined
  }
  if (!fitsRule(file, { width: image.naturalWidth, height: image.naturalHeight }, rule))
    return undefined
  addresses.set(file, url)
  return url
}

/**
 * What the server would say of it, without sending it. The server looks at the content all the
 * same.
 */
export const fitsRule = (
  file: Pick<File, 'size' | 'type'>,
  { width, height }: PictureRule['min'],
  { formats, maxBytes, min, max }: PictureRule,
): boolean =>
  formats.some((format) => file.type === `image/${format}`) &&
  file.size <= maxBytes &&
  width >= min.width &&
  height >= min.height &&
  width <= max.width &&
  height <= max.height
