import { cardSizes } from '@loadout/contract/platform/card-sizes.ts'
import type { Db } from '../db/database.ts'
import { unavailable } from '../http/public-error.ts'
import type { PictureEncoder } from './picture-encoder.ts'
import { widthAndHeight } from './picture-size.ts'
import type { PictureStore } from './picture-store.ts'
import { singleFlight } from '../single-flight.ts'

type Options = {
  db: Db
  store: PictureStore
  encodePicture: PictureEncoder['encodePicture']
  onError: (error: unknown) => void
}

/** How a picture comes into another shape: cut at its edges, or whole between two bars. */
export type CardFit = 'cover' | 'contain'
type Card = { folder: string; name: string; size: string; fit: CardFit }

export type SentCards = ReturnType<typeof sentCards>

/** The files of a picture that are there only if somebody has asked for them. */
export const cardFiles = cardSizes.map((size) => `${size}.jpg`)

/**
 * Cards of pictures that people have sent: made of the largest file that is kept when another
 * program first asks, so that those of before have them as well and nobody waits for them while
 * they send. They go with their picture.
 */
export function sentCards({ db, store, encodePicture, onError }: Options) {
  const once = singleFlight<Buffer | undefined>()

  async function make({ folder, name, size, fit }: Card): Promise<Buffer | undefined> {
    const file = await largestFile(db, { folder, name })
    if (file === undefined) return undefined
    const bytes = await store.read(`${folder}/${name}/${file}`)
    if (!bytes) return undefined
    const written = await encodePicture(bytes, { sizes: [size], fit, outputFormats: ['jpg'] })
    const card = written[`${size}.jpg`]
    if (card) await store.put(`${folder}/${name}/${size}.jpg`, { bytes: card, type: 'image/jpeg' })
    return card
  }

  /** Undefined when there is no such picture. */
  async function read(card: Card): Promise<Buffer | undefined> {
    const key = `${card.folder}/${card.name}/${card.size}.jpg`
    try {
      return (await store.read(key)) ?? (await once(key, () => make(card)))
    } catch (error) {
      onError(error)
      throw unavailable()
    }
  }

  return { read }
}

/**
 * Only of what is shown: what nothing shows may be swept while its card is being made, which then
 * nobody would delete.
 */
async function largestFile(db: Db, { folder, name }: Pick<Card, 'folder' | 'name'>) {
  const picture = await db
    .selectFrom('picture')
    .select('files')
    .where('name', '=', name)
    .where('folder', '=', folder)
    .where('unused_since', 'is', null)
    .executeTakeFirst()
  const [largest] = (picture?.files ?? [])
    .filter((file) => file.endsWith('.jpg'))
    .toSorted((a, b) => areaOf(b) - areaOf(a))
  return largest
}

function areaOf(file: string): number {
  const [width, height] = widthAndHeight(file.replace('.jpg', ''))
  return width * height
}
