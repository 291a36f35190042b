import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'

/**
 * The picture of a file, as an address to look at; undefined when the browser sees none in it or
 * the rule forbids it. It is a data address, the only one of a file that the content security
 * policy shows.
 */
export async function readPicture(file: File, rule: PictureRule): Promise<string | undefined> {
  if (file.size > rule.mostBytes) return undefined
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
  return fitsRule(file, { width: image.naturalWidth, height: image.naturalHeight }, rule)
    ? url
    : undefined
}

/**
 * What the server would say of it, without sending it. The server looks at the content all the
 * same.
 */
export const fitsRule = (
  file: Pick<File, 'size' | 'type'>,
  { width, height }: PictureRule['least'],
  { formats, mostBytes, least, most }: PictureRule,
): boolean =>
  formats.some((format) => file.type === `image/${format}`) &&
  file.size <= mostBytes &&
  width >= least.width &&
  height >= least.height &&
  width <= most.width &&
  height <= most.height
