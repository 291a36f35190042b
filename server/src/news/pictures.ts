import { access } from 'node:fs/promises'
import type { PictureKind } from '../platform/media/pictures.ts'

/** Where the picture of an article is (AMB-141). */
export const newsPicture = (image: string) => `/media/news/${image}`

/** Originals lie in the media folder; those of the demo community stay where they come from. */
export const newsPictures = (folders: { media: string; demo: string | undefined }): PictureKind => ({
  sizes: ['600x280', '360x168', '160x100', '50x40'],
  async originalOf(name) {
    const files = [`${folders.media}/news/${name}.webp`, ...(folders.demo === undefined ? [] : [`${folders.demo}/${name}.svg`])]
    for (const file of files) if (await access(file).then(() => true, () => false)) return { file }
    return undefined
  },
})
