import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { PublicError } from '../http/public-error.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { POLICY_OF_FILES } from '../http/security-headers.ts'
import type { PictureMaker } from './picture-maker.ts'
import { widthAndHeight } from './picture-size.ts'
import { A_YEAR, type PictureStore } from './picture-store.ts'
import type { PictureSource } from './resizing-worker.ts'
import { isSentName } from './sent-pictures.ts'
import { writeWhole } from './write-whole.ts'
import { mediaTypes, USUAL_FORMATS, type PictureFormat } from './written-formats.ts'

/** A family of pictures of one domain. */
export type PictureKind = {
  /** The documented sizes (HOME-16, AMB-141); no other is made. */
  sizes: readonly string[]
  written?: readonly PictureFormat[] | undefined
  /** What the picture of a name is made from; undefined when there is none. */
  originalOf: (name: string) => Promise<PictureSource | undefined>
}

type Pictures = {
  folder: string
  kinds: Readonly<Record<string, PictureKind>>
  maker: PictureMaker
  store: PictureStore
}
type Wanted = {
  kind: PictureKind
  folder: string
  name: string
  size: string
  format: PictureFormat
}

const ADDRESS = /^\/media\/([a-z]+)\/([a-z0-9][a-z0-9-]{0,79})\/(\d+x\d+)\.(webp|jpg|png)$/

/**
 * Serves a picture in one of its sizes: of those that people sent every size was written when they
 * came, of the site's own each is made on the first request and kept.
 */
export function servePictures(
  http: FastifyInstance,
  { folder, kinds, maker, store }: Pictures,
  limits: RateLimits,
) {
  const making = new Map<string, Promise<void>>()

  http.get('/media/*', { config: limits.of('picture') }, async (request, reply) => {
    const wanted = readAddress(request.url)
    if (!wanted) throw new PublicError(404, 'picture_not_found')

    const key = `${wanted.folder}/${wanted.name}/${wanted.size}.${wanted.format}`
    const isSent = isSentName(wanted.name)
    // A store elsewhere sends its pictures itself; where they are stays the same for as long as
    // they are.
    const address = isSent ? store.url(key) : ''
    if (isSent && address !== `/media/${key}`)
      return reply.header('cache-control', A_YEAR).redirect(address)

    const file = isSent ? `${folder}/${key}` : `${folder}/made/${key}`
    const length =
      (await lengthOf(file)) ??
      (isSent ? undefined : await makeOnce(file, wanted).then(() => lengthOf(file)))
    if (length === undefined) throw new PublicError(404, 'picture_not_found')
    return reply
      .type(mediaTypes[wanted.format])
      .header('cache-control', A_YEAR)
      .header('content-length', length)
      .header('content-security-policy', POLICY_OF_FILES)
      .send(createReadStream(file))
  })

  function readAddress(url: string): Wanted | undefined {
    const [, name = '', picture = '', size = '', format] =
      ADDRESS.exec(url.split('?', 1)[0] ?? '') ?? []
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    const formats = kind?.written ?? USUAL_FORMATS
    return kind?.sizes.includes(size) && formats.includes(format as PictureFormat)
      ? { kind, folder: name, name: picture, size, format: format as PictureFormat }
      : undefined
  }

  function makeOnce(file: string, wanted: Wanted) {
    const running = making.get(file)
    if (running) return running
    const made = makePicture(file, wanted).finally(() => making.delete(file))
    making.set(file, made)
    return made
  }

  async function makePicture(file: string, { kind, name, size, format }: Wanted) {
    const source = await kind.originalOf(name)
    if (!source) throw new PublicError(404, 'picture_not_found')
    const [width, height] = widthAndHeight(size)
    await writeWhole(file, (unfinished) =>
      maker.make({ source, width, height, format, target: unfinished }),
    )
  }
}

const lengthOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  )
