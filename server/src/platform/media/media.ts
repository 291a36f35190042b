import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Random } from '../random.ts'
import type { Transact } from '../unit-of-work.ts'
import { folderStore } from './folder-store.ts'
import { createPictureEncoder } from './picture-encoder.ts'
import { createPictureMaker } from './picture-maker.ts'
import { s3Store, type S3Configuration } from './s3-store.ts'
import { sentCards } from './sent-cards.ts'
import { sentPictures, type SentKind } from './sent-pictures.ts'
import { servePictures, type PictureKind } from './serve-pictures.ts'
import type { PictureOwners } from './unused-pictures.ts'

/** Where pictures come from that nobody has sent. */
export type PictureSources = {
  db: Db
  /** The folder of drawings that come with the site. */
  drawings: string
  /** Whether the demo community is shown, whose pictures are drawings too. */
  demo: boolean
}

/** A family of pictures that is served. */
export type ServedPictures = {
  kind: SentKind
  /** What those are made from that nobody has sent. */
  originals: (sources: PictureSources) => PictureKind['originalOf']
}

type Options = {
  dataFolder: string
  /** Where pictures that people send are kept, when that is not the data folder. */
  s3: S3Configuration | undefined
  db: Db
  clock: Clock
  random: Random
  jobs: Jobs
  transaction: Transact
  owners: PictureOwners
  onError: (error: unknown) => void
}

/** Pictures, from those who send them to those who look at them. */
export function createMedia({ dataFolder, s3, jobs, onError, ...parts }: Options) {
  const folder = `${dataFolder}/media`
  const store = s3 ? s3Store(s3) : folderStore(folder)
  const maker = createPictureMaker({ onError })
  const encoder = createPictureEncoder({ onError })
  const pictures = sentPictures({
    ...parts,
    store,
    onError,
    encodePicture: encoder.encodePicture,
  })
  const cards = sentCards({ db: parts.db, store, onError, encodePicture: encoder.encodePicture })
  jobs.every('7,27,47 * * * *', 'sweep-pictures', async () => void (await pictures.sweep()), {
    asksOutside: s3 !== undefined,
  })

  return {
    pictures,
    serve(http: FastifyInstance, { served, sources, limits }: ServedParts) {
      const kinds = Object.fromEntries(
        served.map(({ kind: { folder: name, sizes, outputFormats, cards: fit }, originals }) => [
          name,
          { sizes, outputFormats, cards: fit, originalOf: originals(sources) },
        ]),
      )
      const { drawings } = sources
      servePictures(http, { folder, drawings, kinds, maker, store, cards }, limits)
    },
    close() {
      maker.close()
      encoder.close()
    },
  }
}

type ServedParts = {
  served: readonly ServedPictures[]
  sources: PictureSources
  limits: RateLimits
}
