import { sql, type RawBuilder } from 'kysely'
import { notificationType, typeNumber } from '@loadout/contract/notifications/notification-types.ts'
import type { ValueOrBlank } from '../platform/db/prepared.ts'
import type { NotificationRequest } from './notification-request.ts'

/** What of a request decides who accepts its notification. */
export type Audience = {
  isAlways: boolean
  hasSender: boolean
  hasDoer: boolean
  hasArticle: boolean
}

/** What is compared with the settings, mutes and blocks of a member. */
type AudienceValues = {
  type: ValueOrBlank<number>
  sender: ValueOrBlank<number | null>
  doer: ValueOrBlank<number | null>
  articleId: ValueOrBlank<number | null>
}

export const audienceOf = ({ type, from, by, articleId }: NotificationRequest): Audience => ({
  isAlways: notificationType(typeNumber(type))?.always === true,
  hasSender: from !== undefined && from !== null,
  hasDoer: by !== undefined && by !== null,
  hasArticle: articleId !== undefined,
})

/**
 * Whether the member `users.id` is to be notified: not of their own doings, nor of those of
 * somebody they have blocked or muted, nor of a muted article or a type that is switched off
 * (AMB-106).
 */
export function acceptsNotification(
  { isAlways, hasSender, hasDoer, hasArticle }: Audience,
  { type, sender, doer, articleId }: AudienceValues,
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
