import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { cardSizes } from '@loadout/contract/platform/card-sizes.ts'
import { IMMUTABLE } from '../http/cache-control.ts'
import { PublicError } from '../http/public-error.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { POLICY_OF_FILES } from '../http/security-headers.ts'
import { editionOf } from './edition-of-drawings.ts'
import type { PictureMaker } from './picture-maker.ts'
import { widthAndHeight } from './picture-size.ts'
import type { PictureStore } from './picture-store.ts'
import type { PictureSource } from './resizing-worker.ts'
import type { CardFit, SentCards } from './sent-cards.ts'
import { isSentName } from './sent-pictures.ts'
import { singleFlight } from '../single-flight.ts'
import { writeWhole } from './write-whole.ts'
import { mediaTypes, USUAL_FORMATS, type PictureFormat } from './output-formats.ts'

/** A family of pictures of one domain. */
export type PictureKind = {
  /** The documented sizes (HOME-16, AMB-141); no other is made. */
  sizes: readonly string[]
  outputFormats?: readonly PictureFormat[] | undefined
  /** How it fills the cards that other programs show; undefined when it has none. */
  cards: CardFit | undefined
  /** What the picture of a name is made from; undefined when there is none. */
  originalOf: (name: string) => Promise<PictureSource | undefined>
}

type Pictures = {
  folder: string
  /** The folder of drawings that come with the site. */
  drawings: string
  kinds: Readonly<Record<string, PictureKind>>
  maker: PictureMaker
  store: PictureStore
  cards: SentCards
}
type PictureRequest = {
  kind: PictureKind
  folder: string
  name: string
  size: string
  format: PictureFormat
  /** Undefined for the sizes of its kind. */
  card: CardFit | undefined
}

const ADDRESS = /^\/media\/([a-z]+)\/([a-z0-9][a-z0-9-]{0,79})\/(\d+x\d+)\.(webp|jpg|png)$/

/**
 * Serves a picture in one of its sizes: of those that people sent every size was written when they
 * came, of the site's own each is made on the first request and kept. Cards are made then of both.
 */
export function servePictures(
  http: FastifyInstance,
  { folder, drawings, kinds, maker, store, cards }: Pictures,
  limits: RateLimits,
) {
  const once = singleFlight<void>()
  let edition: string | undefined

  http.get('/media/*', { config: limits.of('picture') }, async (request, reply) => {
    const picture = readAddress(request.url)
    if (!picture) throw new PublicError(404, 'picture_not_found')

    const key = `${picture.folder}/${picture.name}/${picture.size}.${picture.format}`
    const isSent = isSentName(picture.name)
    if (isSent && picture.card) return sendCard(reply, picture, picture.card)
    // A store elsewhere sends its pictures itself; where they are stays the same for as long as
    // they are.
    const address = isSent ? store.url(key) : ''
    if (isSent && address !== `/media/${key}`)
      return reply.header('cache-control', IMMUTABLE).redirect(address)

    const file = isSent ? `${folder}/${key}` : `${await folderOfMade()}/${key}`
    const length =
      (await lengthOf(file)) ??
      (isSent
        ? undefined
        : await once(file, () => makePicture(file, picture)).then(() => lengthOf(file)))
    if (length === undefined) throw new PublicError(404, 'picture_not_found')
    return setPictureHeaders(reply, picture.format, length).send(createReadStream(file))
  })

  async function folderOfMade() {
    edition ??= await editionOf(drawings)
    return `${folder}/made/${edition}`
  }

  async function sendCard(
    reply: FastifyReply,
    { folder: kind, name, size }: PictureRequest,
    fit: CardFit,
  ) {
    const card = await cards.read({ folder: kind, name, size, fit })
    if (!card) throw new PublicError(404, 'picture_not_found')
    return setPictureHeaders(reply, 'jpg', card.length).send(card)
  }

  function readAddress(url: string): PictureRequest | undefined {
    const [, name = '', picture = '', size = '', ending] =
      ADDRESS.exec(url.split('?', 1)[0] ?? '') ?? []
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    const format = ending as PictureFormat
    const card = format === 'jpg' && isCard(size) ? kind?.cards : undefined
    const isKept =
      kind?.sizes.includes(size) && (kind.outputFormats ?? USUAL_FORMATS).includes(format)
    return kind && (card || isKept)
      ? { kind, folder: name, name: picture, size, format, card }
      : undefined
  }

  async function makePicture(
    file: string,
    { kind, name, size, format, card = 'cover' }: PictureRequest,
  ) {
    const source = await kind.originalOf(name)
    if (!source) throw new PublicError(404, 'picture_not_found')
    const [width, height] = widthAndHeight(size)
    await writeWhole(file, (unfinished) =>
      maker.make({ source, width, height, fit: card, format, target: unfinished }),
    )
  }
}

const isCard = (size: string) => cardSizes.some((card) => card === size)

const setPictureHeaders = (reply: FastifyReply, format: PictureFormat, length: number) =>
  reply
    .type(mediaTypes[format])
    .header('cache-control', IMMUTABLE)
    .header('content-length', length)
    .header('content-security-policy', POLICY_OF_FILES)

const lengthOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  )
