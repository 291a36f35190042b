import type { GuestbookEntry, signGuestbook } from '@loadout/contract/guestbook/guestbook.ts'
import { guestbookRules } from '@loadout/contract/guestbook/guestbook-rules.ts'
import { faultsOf } from '@loadout/contract/forms/form-rules.ts'
import { lockCaller, lockMembers } from '../accounts/lock-members.ts'
import { peopleNamed } from '../comments/mentions.ts'
import { isBlocked } from '../following/blocks.ts'
import type { Clock } from '../platform/clock.ts'
import { notAllowed, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { guestbookTag } from './page-tags.ts'
import { findEntry, holdGuestbook } from './queries.ts'
import { entryOf } from './read-guestbook.ts'
import { profileNotFound } from '../profiles/read-profile.ts'

/**
 * What is blank or too long is refused, and people who are named in it are looked up (GUEST-03,
 * GUEST-05 to GUEST-07).
 */
export function writeEntry(
  { clock }: { clock: Clock },
  { input, caller, transaction }: CallRequest<typeof signGuestbook>,
): Promise<{ entry: GuestbookEntry }> {
  const ownerId = input.user_id
  const message = input.message.trim()
  const [fault] = faultsOf(guestbookRules, { message })
  if (fault) throw ruleBroken(fault.code, fault.field)

  return transaction(async (work) => {
    const { tx } = work
    // Both at once: each of two who sign for one another would wait for the other.
    await lockMembers(tx, [ownerId, caller.id])
    await lockCaller(tx, caller.id)
    const isOpen = await holdGuestbook(tx, ownerId)
    if (isOpen === undefined) throw profileNotFound()
    if (await isBlocked(tx, { by: ownerId, memberId: caller.id })) throw notAllowed()
    if (!isOpen) throw ruleBroken('guestbook_closed')
    const mentioned = await peopleNamed(tx, caller.id, message)
    const { id } = await tx
      .insertInto('guestbook_entry')
      .values({
        owner_id: ownerId,
        author_id: caller.id,
        message,
        mentions: JSON.stringify(mentioned),
        inserted: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    work.purgeAddedTo(guestbookTag(ownerId))
    await work.record({
      kind: 'guestbook signed',
      actorId: caller.id,
      data: { entryId: id, ownerId, mentioned: mentioned.map((person) => person.id) },
    })
    return { entry: entryOf(await findEntry(tx, id)) }
  })
}
