import { sql, type RawBuilder } from 'kysely'
import { notificationType, typeNumber } from '@loadout/contract/notifications/notification-types.ts'
import type { ValueOrBlank } from '../platform/db/prepared.ts'
import type { Told } from './told.ts'

/** What of something that is told decides who wants to be told of it. */
export type Wanted = { isAlways: boolean; hasSender: boolean; hasArticle: boolean }

/** What is compared with the wishes of a member. */
export type WantedValues = {
  type: ValueOrBlank<number>
  sender: ValueOrBlank<number | null>
  articleId: ValueOrBlank<number | null>
}

export const wantedOf = ({ type, from, articleId }: Told): Wanted => ({
  isAlways: notificationType(typeNumber(type))?.always === true,
  hasSender: from !== undefined && from !== null,
  hasArticle: articleId !== undefined,
})

/**
 * Whether the member `users.id` wants to be told: not of their own doings, nor of those of somebody
 * they have blocked or muted, nor of a muted article or a type that is switched off (AMB-106).
 */
export function wants(
  { isAlways, hasSender, hasArticle }: Wanted,
  { type, sender, articleId }: WantedValues,
): RawBuilder<boolean> {
  const ofSomebody = sql`
    users.id <> ${sender}
    and not exists (select from member_block where member_id = users.id and blocked_id = ${sender})
    and not exists (select from muted_author where member_id = users.id and author_id = ${sender})`
  const isOn = sql`
    users.notifications_enabled
    and not exists (
      select from notification_off as off where off.user_id = users.id and off.type = ${type})`
  const isNotMuted = sql`
    not exists (
      select from muted_article where member_id = users.id and article_id = ${articleId})`
  const conditions = [
    ...(hasSender ? [ofSomebody] : []),
    ...(isAlways ? [] : [isOn]),
    ...(hasArticle ? [isNotMuted] : []),
  ]
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}
