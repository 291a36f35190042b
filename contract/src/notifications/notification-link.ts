import { entryAnchor } from '../guestbook/entry-anchor.ts'
import type { ArticleType } from '../comments/comments.ts'
import { newsPath, postPath, rankedWeekPath, userPath } from '../platform/paths.ts'
import { ticketPath } from '../support/ticket-path.ts'
import { videoPath } from '../videos/video-path.ts'
import type { Notification } from './notification.ts'
import { isAboutProfile, notificationType } from './notification-types.ts'

type Linked = ArticleType | 'stream'

/** A post by the literal `u`, which its page knows (NOTIF-22 to NOTIF-25, AMB-23). */
const paths: Record<Linked, (article: { id: number; slug?: string }) => string> = {
  news: newsPath,
  blog: postPath,
  video: videoPath,
  stream: ({ id }) => `/streams/${id}`,
}

const isLinked = (type: string | number | undefined): type is Linked =>
  typeof type === 'string' && Object.hasOwn(paths, type)

/** Undefined also of a type that a newer version of the site has. */
function articlePath({ data }: Pick<Notification, 'data'>): string | undefined {
  const { id, slug, article_type: type } = data
  if (typeof id !== 'number' || !isLinked(type)) return undefined
  return paths[type](typeof slug === 'string' && slug !== '' ? { id, slug } : { id })
}

/**
 * The entry in the guestbook of a profile, the guestbook where the entry is gone, as what it says
 * is then, or the profile where nothing more is known.
 */
function profilePath(data: Notification['data']): string | undefined {
  const { username, guestbook_entry_id: entry, excerpt } = data
  if (typeof username !== 'string') return undefined
  if (entry === undefined) return userPath(username)
  const isThere = typeof entry === 'number' && excerpt !== undefined
  return `${userPath(username)}#${isThere ? entryAnchor(entry) : 'guestbook'}`
}

/** Where a notification leads; undefined where there is nothing to see (any more). */
export function notificationLink(
  notification: Pick<Notification, 'type' | 'data' | 'from_user'>,
): string | undefined {
  const { type, data, from_user: from } = notification
  switch (notificationType(type)?.about) {
    case 'article': {
      if (isAboutProfile(data)) return profilePath(data)
      const path = articlePath(notification)
      return path && data['comment_id'] !== undefined
        ? `${path}#comment-${data['comment_id']}`
        : path
    }
    case 'person':
      return from ? userPath(from.username) : undefined
    case 'profile':
      return profilePath(data)
    case 'points':
      return '/earnpoints'
    case 'ranking':
      return typeof data['week'] === 'number' ? rankedWeekPath(data['week']) : '/ranking'
    case 'store':
      return data['order_id'] === undefined ? '/points-store' : '/wallet'
    case 'ticket':
      return typeof data['id'] === 'number' ? ticketPath({ id: data['id'] }) : '/support/tickets'
    case 'report':
      // Of what was kept there is nothing to see.
      return data['outcome'] === 'removed' ? '/moderation-log' : undefined
    default:
      return typeof data['link'] === 'string' ? data['link'] : undefined
  }
}
