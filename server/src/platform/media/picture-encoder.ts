import { boundedQueue } from '../bounded-queue.ts'
import { PublicError, unavailable } from '../http/public-error.ts'
import type { PictureFit, SentPicture, SentPictureDone } from './encoding-worker.ts'
import { formatOf, sentFormats, type SentFormat } from './picture-format.ts'
import type { PictureFormat } from './output-formats.ts'
import { RuinousOrder, workerProcess, type WorkerProcess } from './worker-process.ts'

export type PictureEncoder = ReturnType<typeof createPictureEncoder>

type PictureWish<Size extends string> = {
  /** Width x height, such as 600x280 (HOME-16); the picture fills each, cut at its edges. */
  sizes: readonly Size[]
  /**
   * 'inside': it keeps its shape, is not cut and never enlarged. 'contain': it is whole, and the
   * page's colour is beside it. 'margin': it stands whole in the middle with room around it, on
   * that colour.
   */
  fit?: PictureFit
  /** The formats that it is written in; WebP and JPEG when left out. */
  outputFormats?: readonly PictureFormat[]
  /** The formats that this form takes; all four when left out. */
  formats?: readonly SentFormat[]
  min?: { readonly width: number; readonly height: number }
  max?: { readonly width: number; readonly height: number }
}

/** What is written of a picture: every size in every format, by the name of its file. */
type WrittenPictures<Size extends string> = Record<`${Size}.${PictureFormat}`, Buffer>

type Lane = WorkerProcess<SentPicture, SentPictureDone>

/** Each in a process of its own: the picture that ends one is known by it. */
const LANES = 2
const MAX_WAITING = 100

/**
 * For pictures that people send: decoded and written anew, so that nothing of the file itself is
 * kept (checklist I01, I04, I08).
 */
export function createPictureEncoder({
  onError,
  worker: program = `${import.meta.dirname}/encoding-worker.ts`,
}: {
  onError: (error: unknown) => void
  worker?: string
}) {
  const lanes = Array.from({ length: LANES }, () =>
    workerProcess<SentPicture, SentPictureDone>(program),
  )
  const free = [...lanes]
  const turns = boundedQueue({ atOnce: LANES, maxWaiting: MAX_WAITING, refusal: unavailable })

  async function inLane<T>(work: (lane: Lane) => Promise<T>): Promise<T> {
    const end = await turns.take()
    const lane = free.pop() as Lane
    return work(lane).finally(() => {
      free.push(lane)
      end()
    })
  }

  async function encodePicture<Size extends string>(
    bytes: Uint8Array,
    { formats = sentFormats, ...wish }: PictureWish<Size>,
  ): Promise<WrittenPictures<Size>> {
    const format = formatOf(bytes)
    if (format === undefined || !formats.includes(format))
      throw new PublicError(400, 'picture_unreadable')

    // What a picture is like only the worker can say, or its end over it: whoever were told to
    // come back would send the same again. A worker that never starts or is stopped says nothing.
    const done = await inLane((lane) => lane.ask({ bytes, format, ...wish })).catch(
      (error: unknown) => {
        if (error instanceof PublicError) throw error
        onError(error)
        throw error instanceof RuinousOrder
          ? new PublicError(400, 'picture_unreadable')
          : unavailable()
      },
    )
    if ('refusal' in done) throw new PublicError(400, done.refusal)
    return Object.fromEntries(
      wish.sizes.flatMap((size, index) =>
        Object.entries(done.pictures[index] ?? {}).map(([ending, written]) => [
          `${size}.${ending}`,
          Buffer.from(written),
        ]),
      ),
    ) as WrittenPictures<Size>
  }

  return { encodePicture, close: () => lanes.forEach(({ close }) => close()) }
}
