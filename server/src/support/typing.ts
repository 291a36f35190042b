import { TYPING_SECONDS, type sayTyping } from '@loadout/contract/support/staff-tickets.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { announceToStaff, readAssigneeAndTyping, typingId } from './announce-ticket.ts'
import { lockTicket } from './find-ticket.ts'

/**
 * So that two of staff do not write the same answer. It binds nobody: whoever has not said so for a
 * minute is not said to be typing any more, and anybody may answer all the same.
 */
export const noteTyping = (
  { clock }: Pick<Site, 'clock'>,
  { input, caller, transaction }: CallRequest<typeof sayTyping>,
): Promise<OutputOf<typeof sayTyping>> =>
  transaction(async (work) => {
    const now = clock.now()
    const ticket = await lockTicket(work.tx, input.id)
    const current = typingId(ticket, now)
    const isOthers = current !== undefined && current !== caller.id
    const isNothing = current === undefined && !input.typing
    if (isOthers || isNothing) return readAssigneeAndTyping(work.tx, ticket, now)

    const until = new Date(now.getTime() + TYPING_SECONDS * 1_000)
    const changed = await work.tx
      .updateTable('support_ticket')
      .set(
        input.typing
          ? { answering_id: caller.id, answering_until: until }
          : { answering_id: null, answering_until: null },
      )
      .where('id', '=', ticket.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await announceToStaff(work, changed, now)
    return readAssigneeAndTyping(work.tx, changed, now)
  })
