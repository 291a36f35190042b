import { atOnce, inBatches, type MemberFile } from '../data-copy/member-file.ts'

/** What they were told of, by its numbers: what stands there is of others. */
const notifications = inBatches('notifications', (db, { memberId, after, limit }) =>
  db
    .selectFrom('notification')
    .select(['id as key', 'type', 'article_id', 'comment_id', 'inserted'])
    .where('user_id', '=', memberId)
    .where('replaced', '=', false)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute(),
)

const switchedOff = atOnce('notifications-off', (db, memberId) =>
  db.selectFrom('notification_off').select('type').where('user_id', '=', memberId).execute(),
)

const mails = atOnce('notification-mails', (db, memberId) =>
  db.selectFrom('notification_mail').select('rhythm').where('user_id', '=', memberId).execute(),
)

export const notificationFiles: readonly MemberFile[] = [notifications, switchedOff, mails]
