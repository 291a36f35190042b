import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'

export type ReadPicture = { url: string; width: number; height: number }

/** A picture as the browser sees it; undefined when it sees none. As a data address, the only one of a file that the content security policy shows. */
export async function readPicture(file: File): Promise<ReadPicture | undefined> {
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
  return { url, width: image.naturalWidth, height: image.naturalHeight }
}

/** What the server would say of it, without sending it. The server looks at the content all the same. */
export const fitsRule = (file: Pick<File, 'size' | 'type'>, { width, height }: Pick<ReadPicture, 'width' | 'height'>, { formats, mostBytes, least, most }: PictureRule): boolean =>
  formats.some((format) => file.type === `image/${format}`) && file.size <= mostBytes &&
  width >= least.width && height >= least.height && width <= most.width && height <= most.height
