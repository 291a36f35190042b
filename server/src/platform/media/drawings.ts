import { access } from 'node:fs/promises'
import type { PictureSources } from './media.ts'
import type { PictureKind } from './serve-pictures.ts'

/** Drawings that come with the site. */
export const drawings =
  ({ drawings: folder }: PictureSources): PictureKind['originalOf'] =>
  async (name) => {
    const file = `${folder}/${name}.svg`
    return (await exists(file)) ? { file } : undefined
  }

/** Drawings of the demo community, and nothing where it is not shown. */
export const demoDrawings = (sources: PictureSources): PictureKind['originalOf'] =>
  sources.demo ? drawings(sources) : async () => undefined

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
