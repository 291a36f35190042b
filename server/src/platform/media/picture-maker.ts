import { unavailable } from '../http/public-error.ts'
import type { PictureOrder } from './resizing-worker.ts'
import { workerProcess, WorkerEnded } from './worker-process.ts'

export type PictureMaker = ReturnType<typeof createPictureMaker>

/** Makes pictures that the site has in the sizes that it shows. */
export function createPictureMaker({
  onError,
  worker = `${import.meta.dirname}/resizing-worker.ts`,
}: {
  onError: (error: unknown) => void
  worker?: string
}) {
  const { ask, close } = workerProcess<PictureOrder, void>(worker)
  let isClosed = false

  /**
   * The site draws these itself: none is to blame for the end of a worker, not even by its order.
   */
  const again = (order: PictureOrder) => (error: unknown) => {
    if (isClosed || !(error instanceof WorkerEnded)) throw error
    return ask(order)
  }
  const putOff = (error: unknown) => {
    if (!(error instanceof WorkerEnded)) throw error
    onError(error)
    throw unavailable()
  }

  return {
    make: (order: PictureOrder): Promise<void> => ask(order).catch(again(order)).catch(putOff),
    close: () => {
      isClosed = true
      close()
    },
  }
}
