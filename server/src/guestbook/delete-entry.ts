import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import type { deleteGuestbookEntry } from '@loadout/contract/guestbook/guestbook.ts'
import type { Db } from '../platform/db/database.ts'
import { PublicError, notAllowed } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { guestbookTag } from './page-tags.ts'

const entryNotFound = () => new PublicError(404, 'entry_not_found')

/**
 * The text is gone from every answer; what staff delete is in the audit (GUEST-08, checklist G10).
 */
export function deleteEntry({
  input: { id },
  caller,
  transaction,
}: CallRequest<typeof deleteGuestbookEntry>): Promise<{ success: true }> {
  return transaction(async (work) => {
    const entry = await lockEntry(work.tx, id)
    if (!entry) throw entryNotFound()
    const isTheirs = [entry.owner_id, entry.author_id].includes(caller.id)
    if (!isTheirs && !hasPermission(caller, 'canDeleteComments')) throw notAllowed()
    await remove(work, entry)
    if (!isTheirs) await writeDown(work, entry, caller.id)
    return { success: true }
  })
}

/** By staff, whosever guestbook it is. False when there is none. */
export async function removeEntry(
  work: Work,
  { id, staff }: { id: number; staff: { id: number } },
): Promise<boolean> {
  const entry = await lockEntry(work.tx, id)
  if (!entry) return false
  await remove(work, entry)
  await writeDown(work, entry, staff.id)
  return true
}

type Entry = NonNullable<Awaited<ReturnType<typeof lockEntry>>>

const lockEntry = (tx: Db, id: number) =>
  tx
    .selectFrom('guestbook_entry')
    .select(['id', 'owner_id', 'author_id', 'message'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

async function remove({ tx, purge }: Work, { id, owner_id: ownerId }: Entry): Promise<void> {
  await tx.deleteFrom('guestbook_entry').where('id', '=', id).execute()
  purge(guestbookTag(ownerId))
}

const writeDown = (work: Work, entry: Entry, adminId: number) =>
  work.audit({
    adminId,
    action: 'guestbook entry deleted',
    target: `user ${entry.owner_id}`,
    before: { message: entry.message, author_id: entry.author_id },
    after: null,
  })
