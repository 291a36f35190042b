import { access } from 'node:fs/promises'
import type { PictureKind } from './serve-pictures.ts'

/** Pictures that come with the demo community, as drawings in a folder; undefined where there is none. */
export type DemoPictures = string | undefined

/** A family whose pictures people send, beside those of the demo community. */
export const demoPictures = (sizes: readonly string[], folder: DemoPictures): PictureKind => ({
  sizes,
  async originalOf(name) {
    const file = `${folder}/${name}.svg`
    return folder !== undefined && (await access(file).then(() => true, () => false)) ? { file } : undefined
  },
})
