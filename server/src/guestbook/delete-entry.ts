import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import type { deleteGuestbookEntry } from '@loadout/contract/guestbook/guestbook.ts'
import { entryNotFound, notAllowed } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { guestbookTag } from './page-tags.ts'

/** GUEST-08 (checklist G10): the text is gone from every answer; what staff delete is in the audit. */
export function deleteEntry({
  input: { id },
  caller,
  transaction,
}: CallRequest<typeof deleteGuestbookEntry>): Promise<{ success: true }> {
  return transaction(async (work) => {
    const { tx } = work
    const entry = await tx
      .selectFrom('guestbook_entry')
      .select(['owner_id', 'author_id', 'message'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!entry) throw entryNotFound()
    const isTheirs = [entry.owner_id, entry.author_id].includes(caller.id)
    if (!isTheirs && !hasPermission(caller, 'canDeleteComments')) throw notAllowed()
    await tx.deleteFrom('guestbook_entry').where('id', '=', id).execute()
    work.purge(guestbookTag(entry.owner_id))
    if (!isTheirs)
      await work.audit({
        adminId: caller.id,
        action: 'guestbook entry deleted',
        target: `user ${entry.owner_id}`,
        before: { message: entry.message, author_id: entry.author_id },
        after: null,
      })
    return { success: true }
  })
}
