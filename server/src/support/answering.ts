import { ANSWERING_SECONDS, type answerTicket } from '@loadout/contract/support/staff-tickets.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { announceToStaff } from './announce-ticket.ts'
import { answeringId, readAttention } from './attention.ts'
import { lockTicket } from './find-ticket.ts'

/**
 * So that two of staff do not write the same answer. It binds nobody: whoever has not said so for a
 * minute is not said to be answering any more, and anybody may answer all the same.
 */
export const sayAnswering = (
  { clock }: Pick<Site, 'clock'>,
  { input, caller, transaction }: CallRequest<typeof answerTicket>,
): Promise<OutputOf<typeof answerTicket>> =>
  transaction(async (work) => {
    const now = clock.now()
    const ticket = await lockTicket(work.tx, input.id)
    const current = answeringId(ticket, now)
    const isOthers = current !== undefined && current !== caller.id
    const isNothing = current === undefined && !input.answering
    if (isOthers || isNothing) return readAttention(work.tx, ticket, now)

    const until = new Date(now.getTime() + ANSWERING_SECONDS * 1_000)
    const changed = await work.tx
      .updateTable('support_ticket')
      .set(
        input.answering
          ? { answering_id: caller.id, answering_until: until }
          : { answering_id: null, answering_until: null },
      )
      .where('id', '=', ticket.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await announceToStaff(work, changed, now)
    return readAttention(work.tx, changed, now)
  })
