import { access } from 'node:fs/promises'
import type { PictureKind } from './serve-pictures.ts'

export type PictureFolders = { media: string; demo: string | undefined }

/** Pictures kept as files: originals lie in a folder of the media folder, those of the demo community stay where they come from. */
export const storedPictures = (folder: string, sizes: readonly string[], { media, demo }: PictureFolders): PictureKind => ({
  sizes,
  async originalOf(name) {
    const files = [`${media}/${folder}/${name}.webp`, ...(demo === undefined ? [] : [`${demo}/${name}.svg`])]
    for (const file of files) if (await access(file).then(() => true, () => false)) return { file }
    return undefined
  },
})
