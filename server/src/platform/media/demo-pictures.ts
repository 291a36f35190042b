import { access } from 'node:fs/promises'
import type { PictureKind } from './serve-pictures.ts'

/**
 * A family whose pictures people send, beside those of the demo community: drawings in a folder,
 * undefined where there is none.
 */
export const demoPictures = (
  sizes: readonly string[],
  folder: string | undefined,
): PictureKind => ({
  sizes,
  async originalOf(name) {
    const file = `${folder}/${name}.svg`
    return folder !== undefined &&
      (await access(file).then(
        () => true,
        () => false,
      ))
      ? { file }
      : undefined
  },
})
