import { sql } from 'kysely'
import { articleTypes } from '@loadout/contract/comments/comments.ts'
import type { Notification } from '@loadout/contract/notifications/notification.ts'
import { avatarPicture } from '../accounts/avatars.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import {
  prepared,
  preparedByShape,
  type Blanks,
  type ValueOrBlank,
} from '../platform/db/prepared.ts'

/** Of a comment no more than this is shown. */
const EXCERPT = 140

/**
 * Notifications with what they are about as it is now: names are the latest, and an article that
 * cannot be read any more, or not yet, is not named (checklist G07). Its title is in the member's
 * language where there is one.
 */
const withDetails = (db: Db, which: ReturnType<typeof chosen>, now: ValueOrBlank<Date>) =>
  db
    .selectFrom(which.as('notification'))
    .innerJoin('users as member', 'member.id', 'notification.user_id')
    // Whoever has left is nobody any more.
    .leftJoin('users as from_user', (join) =>
      join
        .onRef('from_user.id', '=', 'notification.from_user_id')
        .on('from_user.left_at', 'is', null),
    )
    .leftJoin('article', (join) =>
      join
        .onRef('article.id', '=', 'notification.article_id')
        .on('article.published_at', '<=', now),
    )
    .leftJoinLateral(
      sql<{ title: string; slug: string }>`(
        select title, slug from article_version
        where article_version.article_id = article.id
          and language_id in (member.language_id, article.language_id)
        order by language_id = article.language_id limit 1)`.as('version'),
      (join) => join.onTrue(),
    )
    .leftJoin('comment', (join) =>
      join
        .onRef('comment.id', '=', 'notification.comment_id')
        // What stands below an article is read with it or not at all.
        .onRef('comment.article_id', '=', 'article.id')
        .on('comment.deleted_at', 'is', null),
    )
    // Of a profile and what is written there the ids are in the data.
    .leftJoin('users as profile', (join) =>
      join
        .on('profile.id', '=', sql<number>`(notification.data ->> 'profile_user_id')::integer`)
        .on('profile.left_at', 'is', null),
    )
    .leftJoin('guestbook_entry as entry', (join) =>
      join.on('entry.id', '=', sql<number>`(notification.data ->> 'guestbook_entry_id')::integer`),
    )
    .select([
      'notification.id',
      'notification.user_id',
      'notification.type',
      'notification.inserted',
      'notification.replaces_id',
    ])
    .select([
      'notification.data',
      'notification.others',
      'article.id as article_id',
      'article.kind',
    ])
    .select(['version.title', 'version.slug', 'comment.id as comment_id'])
    .select(['profile.username as profile_username', 'entry.id as entry_id'])
    .select(
      sql<string | null>`left(coalesce(comment.message, entry.message), ${sql.lit(EXCERPT)})`.as(
        'excerpt',
      ),
    )
    .select(['from_user.id as from_id', 'from_user.username', 'from_user.avatar'])
    .orderBy('notification.id', 'desc')

const chosen = (db: Db) => db.selectFrom('notification').selectAll().where('replaced', '=', false)

type Page = { userId: number; limit: number; offset: number; now: Date }

/**
 * The limit is part of the text: PostgreSQL takes one that it does not know for a tenth of all that
 * somebody was notified of, and would read whole tables beside it.
 */
const pageOf = preparedByShape(
  (db, { limit }: Pick<Page, 'limit'>, { userId, offset, now }: Blanks<Omit<Page, 'limit'>>) =>
    withDetails(
      db,
      chosen(db)
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(sql.lit(limit))
        .offset(offset),
      now,
    ),
)

/** The newest first (NOTIF-32). */
export const listNotifications = async (
  db: Db,
  { limit, ...page }: Page,
): Promise<Notification[]> => (await pageOf(db, { limit }, page)).map(notificationOf)

type OfEvent = { event: string; userIds: readonly number[]; now: Date }

const ofEvent = prepared((db, { event, userIds, now }: Blanks<OfEvent>) =>
  withDetails(
    db,
    chosen(db)
      .where('event', '=', event)
      .where('user_id', '=', sql<number>`any(${userIds}::integer[])`),
    now,
  ),
)

/** The notifications of some members about one event, each with whose it is. */
export const findNotifications = async (
  db: Db,
  which: OfEvent,
): Promise<{ userId: number; notification: Notification }[]> =>
  (await ofEvent(db, which)).map((row) => ({
    userId: row.user_id,
    notification: notificationOf(row),
  }))

type Unseen = {
  userId: number
  since: Date
  until: Date
  now: Date
  types: readonly number[] | undefined
}

/** What came within a time, the newest first, for a mail. */
export async function listUnseen(
  db: Db,
  { userId, since, until, now, types }: Unseen,
): Promise<Notification[]> {
  const which = chosen(db)
    .where('user_id', '=', userId)
    .where('inserted', '>', since)
    .where('inserted', '<=', until)
    .$if(types !== undefined, (query) => query.where('type', 'in', types ?? []))
    .orderBy('id', 'desc')
    .limit(100)
  return (await withDetails(db, which, now).execute()).map(notificationOf)
}

type Row = Awaited<ReturnType<typeof pageOf>>[number]

const notificationOf = (row: Row): Notification => ({
  id: row.id,
  type: row.type,
  inserted: unixSeconds(row.inserted),
  from_user:
    row.from_id === null || row.username === null
      ? null
      : {
          id: row.from_id,
          username: row.username,
          avatar: avatarPicture({ id: row.from_id, avatar: row.avatar }),
        },
  data: {
    ...row.data,
    ...(row.others > 0 ? { others: row.others } : {}),
    ...articleData(row),
    ...(row.profile_username === null ? {} : { username: row.profile_username }),
    ...(row.comment_id === null ? {} : { comment_id: row.comment_id }),
    ...(row.excerpt === null ? {} : { excerpt: row.excerpt }),
  },
  ...(row.replaces_id === null ? {} : { replaces_id: row.replaces_id }),
})

const articleData = ({ article_id: id, kind, title, slug }: Row) =>
  id === null || kind === null
    ? {}
    : {
        id,
        // Of a type that only a newer process knows the words are told, without a link.
        article_type: articleTypes[kind] ?? '',
        ...(title === null ? {} : { title }),
        ...(slug === null ? {} : { slug }),
      }
