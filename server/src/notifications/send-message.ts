import { randomUUID } from 'node:crypto'
import type * as sending from '@loadout/contract/notifications/send-notification.ts'
import { MESSAGE_MAX } from '@loadout/contract/notifications/send-notification.ts'
import type { Db } from '../platform/db/database.ts'
import { acceptedLink } from '../platform/html/link-target.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { job } from '../platform/jobs/job.ts'
import type { Site } from '../site-parts.ts'
import { notify } from './notify.ts'
import type { Recipients } from './notification-request.ts'
import { userNotFound } from '../accounts/people.ts'

type Message = { event: string; to: Recipients; data: Record<string, string> }

const sendMessage = job<Message>('send-site-message', {
  tries: 100,
  pauseSeconds: 5,
  longestPauseSeconds: 600,
  limitSeconds: 900,
})

/** Everybody is many: whoever sends does not wait for it (AMB-143). */
export async function sendNotification(
  { jobs }: Pick<Site, 'jobs'>,
  { input, caller, transaction }: CallRequest<typeof sending.sendNotification>,
): Promise<{ sent: number }> {
  const message = input.message.trim()
  if (message === '') throw ruleBroken('message_missing', 'message')
  if ([...message].length > MESSAGE_MAX) throw ruleBroken('message_too_long', 'message')
  const link = acceptedLink(input.link || null, 'link')
  const members = [...new Set(input.user_ids)]
  if (!input.all && members.length === 0) throw userNotFound('user_ids')

  return transaction(async (work) => {
    const sent = await countMembers(work.tx, input.all ? undefined : members)
    if (!input.all && sent < members.length) throw userNotFound('user_ids')
    const to: Recipients = input.all ? { everybody: true } : { members }
    const data = { message, ...(link === null ? {} : { link }) }
    await jobs.add(work.tx, sendMessage, { event: `message ${randomUUID()}`, to, data })
    await work.audit({
      adminId: caller.id,
      action: 'notification sent',
      target: input.all ? 'everybody' : `members ${sent}`,
      before: null,
      after: { ...data, user_ids: input.all ? null : members },
    })
    return { sent }
  })
}

const countMembers = async (db: Db, members: readonly number[] | undefined) => {
  const { count } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('left_at', 'is', null)
    .$if(members !== undefined, (query) => query.where('id', 'in', members ?? []))
    .executeTakeFirstOrThrow()
  return count
}

export const sendMessages = (site: Pick<Site, 'jobs' | 'transaction' | 'clock'>) =>
  site.jobs.work(sendMessage, (message) => notify(site, { type: 'site_message', ...message }))
