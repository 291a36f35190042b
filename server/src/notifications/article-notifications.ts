import { articleTypeOf } from '@loadout/contract/comments/comments.ts'
import {
  articleName,
  type NotificationRequest,
  type NotificationRules,
} from './notification-request.ts'

/** Of what is written, and of who answers, likes, shares or distinguishes it. */
export const articleNotifications = {
  'comment posted': ({ actorId: from, data }) => {
    const { articleAuthorId, articleId, commentId, mentioned } = data
    const event = `comment ${commentId}`
    const subject = articleName(articleTypeOf(data.articleType), articleId)
    const comment = { event, from, articleId, commentId }
    // Whoever is mentioned is told of that, and not once more that somebody commented.
    const author = mentioned.includes(articleAuthorId) ? [] : [articleAuthorId]
    return [
      { type: 'commented', to: { members: author }, subject, ...comment },
      { type: 'tagged_in_comment', to: { members: mentioned }, ...comment },
    ]
  },
  // Under the name of the comment, of which everybody is told once however often it is changed.
  'members named in comment': ({ actorId: from, data: { commentId, articleId, mentioned } }) => [
    {
      type: 'tagged_in_comment',
      to: { members: mentioned },
      event: `comment ${commentId}`,
      from,
      articleId,
      commentId,
    },
  ],
  upvoted: ({ actorId: from, id: eventId, data: { kind, id, authorId } }) => {
    if (kind === 'comment') return []
    const article = articleName(kind, id)
    const event = `upvote ${article} ${from === null ? eventId : `member ${from}`}`
    const to = { members: [authorId] }
    return [{ type: 'upvoted', to, event, from, articleId: id, subject: article }]
  },
  'intent noted': ({ actorId: from, data: { intent, article } }) => {
    if (intent !== 'share_facebook' || article === null) return []
    const subject = articleName(article.type, article.id)
    const event = `share ${subject} member ${from}`
    const to = { members: [article.authorId] }
    return [{ type: 'shared_on_facebook', to, event, from, articleId: article.id, subject }]
  },
  'news published': async ({ data: { newsId } }, db) => {
    const tagged = await db
      .selectFrom('article_user_tag')
      .select('user_id')
      .where('article_id', '=', newsId)
      .orderBy('user_id')
      .execute()
    return ofNewsMentions(
      newsId,
      tagged.map((tag) => tag.user_id),
    )
  },
  'members named in news': ({ data: { newsId, named } }) => ofNewsMentions(newsId, named),
  'post published': ({ actorId: from, data: { postId, mentioned } }) => {
    const name = articleName('blog', postId)
    const toFollowers: NotificationRequest[] =
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
} as const satisfies NotificationRules

/** Whoever is named, and those who follow them, who hear it of them (AMB-110). */
const ofMentions = (
  { id: articleId, name }: { id: number; name: string },
  where: 'news' | 'post',
  mentioned: readonly number[],
  from: number | null = null,
): NotificationRequest[] => [
  {
    type: `tagged_in_${where}`,
    to: { members: mentioned },
    event: `mention ${name}`,
    from,
    articleId,
  },
  ...mentioned.map((member): NotificationRequest => ({
    type: `followed_tagged_in_${where}`,
    to: { followersOf: member },
    event: `mention ${name} member ${member}`,
    from: member,
    by: from,
    articleId,
  })),
]

/** The newsroom names people, and nobody in particular. */
const ofNewsMentions = (newsId: number, named: readonly number[]): NotificationRequest[] =>
  ofMentions({ id: newsId, name: articleName('news', newsId) }, 'news', named)
