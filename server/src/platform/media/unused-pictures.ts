import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import { notSignedIn, ruleBroken } from '../http/public-error.ts'

/** What one member may have lying about (checklist I07): far more than anybody needs. */
const MAX_BYTES = 200 * 1_024 * 1_024
const MAX_UNUSED = 30

type Picture = {
  name: string
  folder: string
  files: string[]
  bytes: number
  ownerId: number | null
  at: Date
}

/** What is to be known of those who send pictures. */
export type PictureOwners = {
  /** Keeps a member for this transaction. False when they have left. */
  lock: (tx: Db, id: number) => Promise<boolean>
  /** Whether they send pictures for the site as well. */
  isStaff: (from: Db, id: number) => Promise<boolean>
}

/** The row of a picture that nothing shows yet, when its owner may have another. */
export async function insertUnused(
  tx: Db,
  owners: PictureOwners,
  { ownerId, at, ...picture }: Picture,
): Promise<void> {
  // Two that are sent at once are counted one after the other.
  if (ownerId !== null && !(await owners.lock(tx, ownerId))) throw notSignedIn()
  await refuseMorePictures(tx, owners, { ownerId, more: picture.bytes })
  await tx
    .insertInto('picture')
    .values({ ...picture, owner_id: ownerId, unused_since: at })
    .execute()
}

export async function refuseMorePictures(
  from: Db,
  { isStaff }: PictureOwners,
  { ownerId, more }: { ownerId: number | null; more: number },
): Promise<void> {
  if (ownerId === null) return
  const { unused, bytes } = await from
    .selectFrom('picture')
    .select((select) => [
      sql<number>`count(unused_since)::int`.as('unused'),
      select.fn.coalesce(select.fn.sum<string>('bytes'), sql<string>`0`).as('bytes'),
    ])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  const isFull = Number(bytes) + more > MAX_BYTES
  // What staff send for the site is shown for years, and grows with every article.
  if (unused >= MAX_UNUSED || (isFull && !(await isStaff(from, ownerId))))
    throw ruleBroken('too_many_pictures')
}

/**
 * Answers false when there is no such picture in the folder, or when it was sent before that and
 * nothing has shown it since.
 */
export async function markUsed(
  tx: Db,
  { name, folder, sentAfter }: { name: string; folder: string; sentAfter: RawBuilder<Date> },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('picture')
    .set({ unused_since: null })
    .where('name', '=', name)
    .where('folder', '=', folder)
    .where((where) =>
      where.or([where('unused_since', 'is', null), where('unused_since', '>', sentAfter)]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const markUnused = (tx: Db, name: string, since: Date) =>
  tx.updateTable('picture').set({ unused_since: since }).where('name', '=', name).execute()

/** Since ever: it is being deleted, and nothing takes it back. */
export const BEING_DELETED = sql<Date>`'-infinity'::timestamptz`

/**
 * Pictures that nothing has shown since that moment or longer, and that nothing can show from now
 * on: whoever takes one back at this moment comes before or is too late.
 */
export const claimUnused = (db: Db, since: RawBuilder<Date>) =>
  db
    .updateTable('picture')
    .set({ unused_since: BEING_DELETED })
    .where('unused_since', '<=', since)
    .returning(['name', 'folder', 'files'])
    .execute()
