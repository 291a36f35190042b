import { sql } from 'kysely'
import { listNotifications } from '@loadout/contract/notifications/notifications.ts'
import { notificationType } from '@loadout/contract/notifications/notification-types.ts'
import { eventually } from './eventually.ts'
import type { TestSite } from './start-site.ts'

/** Nothing that happened still waits for its notifications. */
export const allNotified = ({ db }: Pick<TestSite, 'db'>) =>
  eventually(async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pgboss.job
      where name like '%/notify' and state < 'completed'`.execute(db)
    if (rows[0]?.waiting !== 0) throw new Error('a notification is still to come')
  })

/** What stands in the bell of a member so far, the newest first. */
export async function notificationsOf(site: TestSite, member: { id: number }) {
  await allNotified(site)
  return (await site.call(listNotifications, { limit: 100 }, await site.as(member))).entries
}

export const keysOf = (entries: readonly { type: number }[]) =>
  entries.map(({ type }) => notificationType(type)?.key)
