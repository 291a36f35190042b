import { unavailable } from '../http/public-error.ts'
import type { PictureOrder } from './resizing-worker.ts'
import { workerProcess, WorkerEnded } from './worker-process.ts'

export type PictureMaker = ReturnType<typeof createPictureMaker>

/** Makes pictures that the site has in the sizes that it shows. */
export function createPictureMaker({
  failed,
  worker = `${import.meta.dirname}/resizing-worker.ts`,
}: {
  failed: (error: unknown) => void
  worker?: string
}) {
  const { ask, close } = workerProcess<PictureOrder, void>(worker)

  /** These pictures are drawn by the site itself: none of them is to blame when a worker ends. */
  async function make(order: PictureOrder): Promise<void> {
    const isEnded = (error: unknown) => error instanceof WorkerEnded
    try {
      await ask(order).catch((error: unknown) => {
        if (!isEnded(error)) throw error
        return ask(order)
      })
    } catch (error) {
      if (!isEnded(error)) throw error
      failed(error)
      throw unavailable()
    }
  }

  return { make, close }
}
