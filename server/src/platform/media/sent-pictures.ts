import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'
import type { SentFile } from '@loadout/contract/platform/sent-picture.ts'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { eachInTurn } from '../each-in-turn.ts'
import { ruleBroken, unavailable } from '../http/public-error.ts'
import type { Random } from '../random.ts'
import type { Transact } from '../unit-of-work.ts'
import type { PictureEncoder } from './picture-encoder.ts'
import type { PictureStore } from './picture-store.ts'
import type { PictureFit } from './encoding-worker.ts'
import { mediaTypes, USUAL_FORMATS, type PictureFormat } from './output-formats.ts'
import { cardFiles, type CardFit } from './sent-cards.ts'
import {
  claimUnused,
  insertUnused,
  markUnused,
  markUsed,
  refuseMorePictures,
  type PictureOwners,
} from './unused-pictures.ts'

/** A family of pictures that people send. */
export type SentKind = {
  /** The first step of their addresses below `/media/`. */
  folder: string
  sizes: readonly string[]
  /** As `PictureWish` says. */
  fit?: PictureFit
  /** WebP and JPEG when left out. */
  outputFormats?: readonly PictureFormat[]
  rule: PictureRule
  /** How it fills the cards that other programs show; a kind without it has none. */
  cards?: CardFit
}

/** A call uses a picture at once; half an hour later nobody may any more. */
const USABLE = '30 minutes'
/** Longer than that, and pages that are open or kept still show what was replaced. */
const GRACE = '1 hour'

/** A name that only we give, so that whoever sends one cannot mean any file. */
const NAME = /^[0-9a-f]{32}$/
export const isSentName = (name: string): boolean => NAME.test(name)

type Options = {
  db: Db
  transaction: Transact
  encodePicture: PictureEncoder['encodePicture']
  store: PictureStore
  clock: Clock
  random: Random
  owners: PictureOwners
  onError: (error: unknown) => void
}

export type SentPictures = ReturnType<typeof sentPictures>

/**
 * Pictures that people send, from the file to where readers get it. A row says of each what has
 * become of it, and is there before the first file and until after the last: whatever ends midway,
 * a sweep finds what nothing shows (checklist I09).
 *
 *     const name = await pictures.keep(input.file, { kind: avatars, ownerId })
 *     await transaction(async ({ tx }) => {
 *       // …write the name where it is shown…
 *       await pictures.use(tx, name, { kind: avatars, insteadOf: before })
 *     })
 */
export function sentPictures({
  db,
  transaction,
  encodePicture,
  store,
  clock,
  random,
  owners,
  onError,
}: Options) {
  /**
   * Writes a picture anew and stores it, outside of any transaction. Until somebody uses its name,
   * nothing shows it.
   */
  async function keep(
    file: SentFile,
    {
      kind: { folder, sizes, fit = 'cover', outputFormats = USUAL_FORMATS, rule },
      ownerId,
    }: {
      kind: SentKind
      /** Null for what the site itself has fetched. */
      ownerId: number | null
    },
  ): Promise<string> {
    await refuseMorePictures(db, owners, { ownerId, more: 0 })
    const { formats, min, max } = rule
    const written = Object.entries(
      await encodePicture(file.bytes, { sizes, fit, outputFormats, formats, min, max }),
    )
    const name = random.bytes(16).toString('hex')
    const bytes = written.reduce((sum, [, each]) => sum + each.length, 0)
    const picture = { name, folder, files: written.map(([each]) => each), bytes }
    await transaction(({ tx }) =>
      insertUnused(tx, owners, { ...picture, ownerId, at: clock.now() }),
    )
    await storeFiles({ store, onError }, `${folder}/${name}`, written)
    return name
  }

  /**
   * In the transaction that begins to show a picture. What it takes the place of, if nothing else
   * shows it, goes after a while. Names are in every page: whoever could have a picture of another
   * kind shown here could drop it as well, and so take somebody's avatar.
   */
  async function use(
    tx: Db,
    name: string,
    { kind, insteadOf = null }: { kind: SentKind; insteadOf?: string | null },
  ): Promise<void> {
    if (isSentName(name)) {
      const { folder } = kind
      const isUsed = await markUsed(tx, { name, folder, sentAfter: before(clock, USABLE) })
      if (!isUsed) throw ruleBroken('picture_gone')
    }
    if (insteadOf !== name) await drop(tx, insteadOf)
  }

  /**
   * One of its files, for whoever serves a kind that is not for everybody; undefined when there is
   * none.
   */
  async function read(
    kind: Pick<SentKind, 'folder'>,
    name: string,
    file: string,
  ): Promise<Buffer | undefined> {
    if (!isSentName(name)) return undefined
    try {
      return await store.read(`${kind.folder}/${name}/${file}`)
    } catch (error) {
      onError(error)
      throw unavailable()
    }
  }

  /**
   * In the transaction that no longer shows a picture. One that came with the site is nobody's to
   * drop.
   */
  async function drop(tx: Db, name: string | null): Promise<void> {
    if (name !== null && isSentName(name)) await markUnused(tx, name, clock.now())
  }

  /**
   * Deletes what nothing has shown for a while, replaced, rolled back or interrupted: the row goes
   * last. Answers how many pictures that were.
   */
  async function sweep(): Promise<number> {
    const unused = await transaction(({ tx }) => claimUnused(tx, before(clock, GRACE)))
    await eachInTurn(unused, async ({ name, folder, files }) => {
      for (const file of new Set([...files, ...cardFiles]))
        await store.delete(`${folder}/${name}/${file}`)
      await db.deleteFrom('picture').where('name', '=', name).execute()
    })
    return unused.length
  }

  return { keep, use, read, drop, sweep }
}

const before = (clock: Clock, time: string) =>
  sql<Date>`${clock.now()}::timestamptz - ${sql.lit(time)}::interval`

async function storeFiles(
  { store, onError }: Pick<Options, 'store' | 'onError'>,
  place: string,
  files: [name: string, content: Buffer][],
) {
  try {
    for (const [each, content] of files)
      await store.put(`${place}/${each}`, {
        bytes: content,
        type: mediaTypes[each.slice(each.lastIndexOf('.') + 1) as PictureFormat],
      })
  } catch (error) {
    // A full disk or a store that is away. What was written of it is swept.
    onError(error)
    throw unavailable()
  }
}
