import { sql, type RawBuilder } from 'kysely'
import { notificationType, typeNumber } from '@loadout/contract/notifications/notification-types.ts'
import type { Told } from './told.ts'

/**
 * Whether the member `users.id` wants to be told: not of their own doings, nor of those of somebody
 * they have blocked or muted, nor of a muted article or a type that is switched off (AMB-106).
 */
export function wants({ type, from, articleId }: Told): RawBuilder<boolean> {
  const number = typeNumber(type)
  const isAlways = notificationType(number)?.always === true
  const ofSomebody = sql`
    users.id <> ${from}
    and not exists (select from member_block where member_id = users.id and blocked_id = ${from})
    and not exists (select from muted_author where member_id = users.id and author_id = ${from})`
  const conditions = [
    ...(from === undefined || from === null ? [] : [ofSomebody]),
    ...(isAlways
      ? []
      : [
          sql`users.notifications_enabled`,
          sql`not exists (
            select from notification_off as off where off.user_id = users.id and off.type = ${number})`,
        ]),
    ...(articleId === undefined
      ? []
      : [
          sql`not exists (
            select from muted_article where member_id = users.id and article_id = ${articleId})`,
        ]),
  ]
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}
