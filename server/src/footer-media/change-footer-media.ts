import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { writePositions } from '../platform/db/write-positions.ts'
import { PublicError } from '../platform/http/public-error.ts'
import type { Work } from '../platform/unit-of-work.ts'

export type WrittenMedia = { link: string; caption: string; image: string }
/** What is not said of one that is there stays as it is. */
type GivenMedia = { [Field in keyof WrittenMedia]?: WrittenMedia[Field] | undefined }
type MediaRow = WrittenMedia & { id: number; position: number; instagram_id: string | null }

const notFound = () => new PublicError(404, 'media_not_found')

/**
 * All of them, in their order. Staff wait for each other, so that two who move pictures leave one
 * order; readers do not wait.
 */
export async function lockMedia({ tx }: Pick<Work, 'tx'>): Promise<MediaRow[]> {
  await sql`lock table footer_media in share row exclusive mode`.execute(tx)
  return tx
    .selectFrom('footer_media')
    .select(['id', 'link', 'caption', 'image', 'position', 'instagram_id'])
    .where('hidden', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Adds a picture, or rewrites the one with an id, and moves the others. */
export async function writeMedia(
  work: Work,
  given: GivenMedia,
  { id, position }: { id?: number | undefined; position?: number | undefined },
): Promise<{
  id: number
  before: WrittenMedia | null
  after: WrittenMedia
  freed: string | null
}> {
  const rows = await lockMedia(work)
  const before = rows.find((row) => row.id === id)
  if (id !== undefined && !before) throw notFound()
  const media = {
    link: given.link ?? before?.link ?? '',
    caption: given.caption ?? before?.caption ?? '',
    image: given.image ?? before?.image ?? '',
  }
  const written = before ? await rewrite(work.tx, before.id, media) : await add(work.tx, media)
  const order = rows.filter((row) => row !== before).map((row) => row.id)
  order.splice(position ?? (before ? rows.indexOf(before) : 0), 0, written)
  await writePositions(work.tx, 'footer_media', order)
  return {
    id: written,
    before: before ? shown(before) : null,
    after: media,
    freed: before && before.image !== media.image ? freedBy(rows, before) : null,
  }
}

/**
 * One that came from Instagram is remembered without its picture, or the next look would bring it
 * back.
 */
export async function removeMedia(
  work: Work,
  id: number,
): Promise<{ before: WrittenMedia; freed: string | null }> {
  const rows = await lockMedia(work)
  const before = rows.find((row) => row.id === id)
  if (!before) throw notFound()
  if (before.instagram_id === null)
    await work.tx.deleteFrom('footer_media').where('id', '=', id).execute()
  else
    await work.tx.updateTable('footer_media').set({ hidden: true }).where('id', '=', id).execute()
  await writePositions(
    work.tx,
    'footer_media',
    rows.filter((row) => row !== before).map((row) => row.id),
  )
  return {
    before: shown(before),
    freed: freedBy(rows, before),
  }
}

async function rewrite(tx: Db, id: number, media: WrittenMedia): Promise<number> {
  await tx.updateTable('footer_media').set(media).where('id', '=', id).execute()
  return id
}

async function add(tx: Db, media: WrittenMedia): Promise<number> {
  const { id } = await tx
    .insertInto('footer_media')
    .values({ ...media, position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The picture that goes, unless another shows it as well. */
const freedBy = (rows: readonly MediaRow[], gone: MediaRow): string | null =>
  rows.some((row) => row !== gone && row.image === gone.image) ? null : gone.image

const shown = ({ link, caption, image }: MediaRow): WrittenMedia => ({ link, caption, image })
