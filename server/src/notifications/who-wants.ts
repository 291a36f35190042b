import { sql, type RawBuilder } from 'kysely'
import { notificationType, typeNumber } from '@loadout/contract/notifications/notification-types.ts'
import type { ValueOrBlank } from '../platform/db/prepared.ts'
import type { Told } from './told.ts'

/** What of something that is told decides who wants to be told of it. */
export type Wanted = {
  isAlways: boolean
  hasSender: boolean
  hasDoer: boolean
  hasArticle: boolean
}

/** What is compared with the wishes of a member. */
export type WantedValues = {
  type: ValueOrBlank<number>
  sender: ValueOrBlank<number | null>
  doer: ValueOrBlank<number | null>
  articleId: ValueOrBlank<number | null>
}

export const wantedOf = ({ type, from, by, articleId }: Told): Wanted => ({
  isAlways: notificationType(typeNumber(type))?.always === true,
  hasSender: from !== undefined && from !== null,
  hasDoer: by !== undefined && by !== null,
  hasArticle: articleId !== undefined,
})

/**
 * Whether the member `users.id` wants to be told: not of their own doings, nor of those of somebody
 * they have blocked or muted, nor of a muted article or a type that is switched off (AMB-106).
 */
export function wants(
  { isAlways, hasSender, hasDoer, hasArticle }: Wanted,
  { type, sender, doer, articleId }: WantedValues,
): RawBuilder<boolean> {
  const of = (somebody: ValueOrBlank<number | null>) => sql`
    users.id <> ${somebody}
    and not exists (
      select from member_block where member_id = users.id and blocked_id = ${somebody})
    and not exists (
      select from muted_author where member_id = users.id and author_id = ${somebody})`
  const isOn = sql`
    users.notifications_enabled
    and not exists (
      select from notification_off as off where off.user_id = users.id and off.type = ${type})`
  const isNotMuted = sql`
    not exists (
      select from muted_article where member_id = users.id and article_id = ${articleId})`
  const conditions = [
    ...(hasSender ? [of(sender)] : []),
    ...(hasDoer ? [of(doer)] : []),
    ...(isAlways ? [] : [isOn]),
    ...(hasArticle ? [isNotMuted] : []),
  ]
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}
