import { articleTypes, type ArticleType } from '@loadout/contract/comments/comments.ts'
import { WEEK_MS, weekStart } from '@loadout/contract/rankings/week-number.ts'
import { OrderStatus } from '@loadout/contract/store/store.ts'
import type { Db } from '../platform/db/database.ts'
import type { EventKind } from '../platform/event-kinds.ts'
import type { Recorded } from '../platform/events.ts'
import type { Told } from './told.ts'

type Rule<Kind extends EventKind> = (
  event: Recorded<Kind>,
  db: Db,
) => readonly Told[] | Promise<readonly Told[]>

/** What happened, and who is told of what: later domains add what happens there. */
export type Rules = { readonly [Kind in EventKind]?: Rule<Kind> }

/** As an event is called by which nobody is told twice. */
const articleName = (type: ArticleType, id: number) => `${type} ${id}`

/**
 * A row for each kind of event, with the types that come of it. How they are shown and where they
 * lead says `notification-types.ts` of the contract.
 */
export const whoIsTold: Rules = {
  'comment posted': ({ actorId: from, data }) => {
    const { articleAuthorId, articleId, commentId, mentioned } = data
    const event = `comment ${commentId}`
    const type = articleTypes[data.articleType] ?? 'news'
    const subject = articleName(type, articleId)
    const comment = { event, from, articleId, commentId }
    // Whoever is mentioned is told of that, and not once more that somebody commented.
    const author = mentioned.includes(articleAuthorId) ? [] : [articleAuthorId]
    return [
      { type: 'commented', to: { members: author }, subject, ...comment },
      { type: 'tagged_in_comment', to: { members: mentioned }, ...comment },
    ]
  },
  upvoted: ({ actorId: from, id: eventId, data: { kind, id, authorId } }) => {
    if (kind === 'comment') return []
    const article = articleName(kind, id)
    const event = `upvote ${article} ${from === null ? eventId : `member ${from}`}`
    const to = { members: [authorId] }
    return [{ type: 'upvoted', to, event, from, articleId: id, subject: article }]
  },
  'guestbook signed': ({ actorId: from, data: { entryId, ownerId, mentioned } }) => {
    const entry = {
      event: `guestbook ${entryId}`,
      from,
      data: { profile_user_id: ownerId, guestbook_entry_id: entryId },
    }
    // Whoever is mentioned in their own guestbook is told of the entry once.
    const others = mentioned.filter((id) => id !== ownerId)
    return [
      { type: 'commented', to: { members: [ownerId] }, ...entry },
      { type: 'tagged_in_profile', to: { members: others }, ...entry },
    ]
  },
  'member followed': ({ actorId: from, data: { userId } }) => [
    {
      type: 'followed',
      to: { members: [userId] },
      event: `follow member ${from}`,
      from,
      subject: 'followers',
    },
  ],
  'intent noted': ({ actorId: from, data: { intent, article } }) => {
    if (intent !== 'share_facebook' || article === null) return []
    const subject = articleName(article.type, article.id)
    const event = `share ${subject} member ${from}`
    const to = { members: [article.authorId] }
    return [{ type: 'shared_on_facebook', to, event, from, articleId: article.id, subject }]
  },
  'points earned': ({ data: { userId, task, points, entry } }) => [
    {
      type: 'points_earned',
      to: { members: [userId] },
      event: `points ${entry}`,
      data: { task, points },
    },
  ],
  'week closed': ({ at, data: { week } }) =>
    // What was closed long after its end, because nobody had closed any, is no news any more.
    weekStart(week + 1).getTime() < Date.parse(at) - WEEK_MS
      ? []
      : [{ type: 'points_rank', to: { placedIn: week }, event: `week ${week}`, data: { week } }],
  'news published': async ({ data: { newsId } }, db) => {
    const tagged = await db
      .selectFrom('article_user_tag')
      .select('user_id')
      .where('article_id', '=', newsId)
      .orderBy('user_id')
      .execute()
    const article = { id: newsId, name: articleName('news', newsId) }
    return ofMentions(
      article,
      'news',
      tagged.map((tag) => tag.user_id),
    )
  },
  'post published': ({ actorId: from, data: { postId, mentioned } }) => {
    const name = articleName('blog', postId)
    const toFollowers: Told[] =
      from === null
        ? []
        : [
            {
              type: 'post_published',
              to: { followersOf: from },
              event: name,
              from,
              articleId: postId,
            },
          ]
    return [...toFollowers, ...ofMentions({ id: postId, name }, 'post', mentioned, from)]
  },
  'members mentioned in post': ({ actorId: from, data: { postId, mentioned } }) =>
    ofMentions({ id: postId, name: articleName('blog', postId) }, 'post', mentioned, from),
  'item bought': async ({ actorId: from, data: { orderId, name: title } }, db) => {
    if (from === null) return []
    const toFollowers: Told = {
      type: 'cashed_out',
      to: { followersOf: from },
      event: `order ${orderId}`,
      from,
      data: { title },
    }
    const isShown = await showsCashOuts(db, from)
    return [ofOrder({ orderId, buyerId: from, title }, 'bought'), ...(isShown ? [toFollowers] : [])]
  },
  'order changed': ({ data: { orderId, buyerId, name: title, status } }) => {
    const state = orderStates[status]
    return state === undefined ? [] : [ofOrder({ orderId, buyerId, title }, state)]
  },
  'ticket answered': ({ data: { ticketId, messageId, ownerId, subject: title } }) => [
    {
      type: 'ticket_reply',
      to: { members: [ownerId] },
      event: `ticket message ${messageId}`,
      subject: `ticket ${ticketId}`,
      data: { id: ticketId, title },
    },
  ],
  'ticket resolved': ({ id, data: { ticketId, ownerId, subject: title } }) => [
    {
      type: 'ticket_resolved',
      to: { members: [ownerId] },
      // It may be opened again and resolved once more.
      event: `ticket ${ticketId} resolved ${id}`,
      data: { id: ticketId, title },
    },
  ],
  'post deleted': ({ data: { postId, authorId, title, byStaff, reason } }) =>
    byStaff
      ? [
          {
            type: 'post_deleted',
            to: { members: [authorId] },
            event: `delete ${articleName('blog', postId)}`,
            data: { title, ...(reason === null ? {} : { reason }) },
          },
        ]
      : [],
  'post starred': ({ data: { postId, authorId } }) => {
    const event = `star ${articleName('blog', postId)}`
    return [
      { type: 'star_received', to: { members: [authorId] }, event, articleId: postId },
      {
        type: 'followed_received_star',
        to: { followersOf: authorId },
        event,
        from: authorId,
        articleId: postId,
      },
    ]
  },
}

const showsCashOuts = async (db: Db, id: number) =>
  (await db.selectFrom('users').select('shows_cash_outs').where('id', '=', id).executeTakeFirst())
    ?.shows_cash_outs === true

const orderStates: Readonly<Record<number, string>> = {
  [OrderStatus.Confirmed]: 'confirmed',
  [OrderStatus.Distributed]: 'distributed',
  [OrderStatus.Refunded]: 'refunded',
}

/** What its buyer hears of an order. */
const ofOrder = (
  { orderId, buyerId, title }: { orderId: number; buyerId: number; title: string },
  state: string,
): Told => ({
  type: 'cashed_out',
  to: { members: [buyerId] },
  event: `order ${orderId} ${state}`,
  data: { title, state, order_id: orderId },
})

/** Whoever is named, and those who follow them, who hear it of them (AMB-110). */
const ofMentions = (
  { id: articleId, name }: { id: number; name: string },
  where: 'news' | 'post',
  mentioned: readonly number[],
  from: number | null = null,
): Told[] => [
  {
    type: `tagged_in_${where}`,
    to: { members: mentioned },
    event: `mention ${name}`,
    from,
    articleId,
  },
  ...mentioned.map((member): Told => ({
    type: `followed_tagged_in_${where}`,
    to: { followersOf: member },
    event: `mention ${name} member ${member}`,
    from: member,
    articleId,
  })),
]
