import type { RunningSite } from '../src/site.ts'
import { lockTicket } from '../src/support/find-ticket.ts'
import { insertTicket } from '../src/support/open-ticket.ts'
import { insertReply } from '../src/support/reply.ts'

export type TicketWish = {
  by: { id: number }
  subject?: string
  category?: number
  message?: string
}
export type ReplyWish = { in: { id: number }; by: { id: number }; message?: string }

type Site = Pick<RunningSite, 'db' | 'clock' | 'transaction'>

export const makeTicket = (
  { clock, transaction }: Site,
  { by, subject = 'Headset never shipped', category = 5, message = 'Where is it?' }: TicketWish,
) =>
  transaction(({ tx }) =>
    insertTicket(tx, { user_id: by.id, subject, category, message, inserted: clock.now() }),
  )

/** As its owner or staff would have sent it. */
export const makeReply = (
  site: Site,
  { in: { id }, by, message = 'It is on its way.' }: ReplyWish,
) =>
  site.transaction(async (work) => {
    const reply = { senderId: by.id, message, now: site.clock.now(), assigneeId: by.id }
    return insertReply(work, await lockTicket(work.tx, id), reply)
  })

export async function makeCannedReply({ db }: Site, title: string) {
  const { id } = await db
    .insertInto('canned_reply')
    .values({ title })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('canned_reply_text')
    .values({ reply_id: id, language_id: 0, position: 0, message: 'It is on its way.' })
    .execute()
  return { id }
}
