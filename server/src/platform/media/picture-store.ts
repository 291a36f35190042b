import type { mediaTypes, PictureFormat } from './output-formats.ts'

/**
 * Where pictures that people sent are kept, by a key such as `avatar/0f…/64x64.webp`. A key is
 * written once and never with something else.
 */
export type PictureStore = {
  put: (key: string, file: PictureFile) => Promise<void>
  /** For pictures that are not for everybody; undefined when there is none. */
  read: (key: string) => Promise<Buffer | undefined>
  /** Nothing happens when there is none. */
  delete: (key: string) => Promise<void>
  /** Where a browser gets it: below `/media/` of this site, or at the store itself. */
  url: (key: string) => string
}

type PictureFile = { bytes: Buffer; type: (typeof mediaTypes)[PictureFormat] }
