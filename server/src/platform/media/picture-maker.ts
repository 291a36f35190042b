import type { PictureOrder } from './resizing-worker.ts'
import { workerProcess } from './worker-process.ts'

export type PictureMaker = ReturnType<typeof createPictureMaker>

/** Makes pictures that the site has in the sizes that it shows. */
export function createPictureMaker() {
  const { ask, close } = workerProcess<PictureOrder, void>(
    `${import.meta.dirname}/resizing-worker.ts`,
  )
  return { make: ask, close }
}
