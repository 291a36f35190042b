import type { News, getNews } from '@loadout/contract/news/news.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { prepared } from '../platform/db/prepared.ts'
import { isDue } from '../points/is-due.ts'
import type { Site } from '../site-parts.ts'
import { readNews } from './service.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'categories' | 'transaction'>

const upvoteOf = prepared((db, _: object, at: { newsId: number; memberId: number }) =>
  db
    .selectFrom('news_upvote')
    .select('id')
    .where('news_id', '=', at.newsId)
    .where('user_id', '=', at.memberId),
)

/**
 * The same article as everybody reads it, with what only this member knows. Reading what somebody
 * else wrote earns points once, and only so often (POINTS-16): every time that pays nothing costs
 * nothing but a read, and leaves nothing behind.
 */
export async function readNewsAsMember(
  site: Parts,
  input: ParsedInputOf<typeof getNews>,
  memberId: number,
): Promise<News> {
  const [news, [upvote], pays] = await Promise.all([
    readNews(site, input),
    upvoteOf(site.db, {}, { newsId: input.id, memberId }),
    isDue(site.db, site.clock, {
      userId: memberId,
      task: 'read_news',
      subject: `news ${input.id}`,
    }),
  ])
  const isAuthor = news.author.id === memberId
  if (!isAuthor && pays)
    await site.transaction((work) =>
      work.record({ kind: 'news read', actorId: memberId, data: { newsId: input.id } }),
    )
  return { ...news, upvoted: isAuthor || upvote !== undefined }
}
