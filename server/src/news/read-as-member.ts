import type { News, getNews } from '@loadout/contract/news/news.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { taskOf } from '@loadout/contract/points/tasks.ts'
import { prepared } from '../platform/db/prepared.ts'
import type { Site } from '../site-parts.ts'
import { readNews } from './service.ts'

const READ_NEWS = taskOf('read_news').id

type Parts = Pick<Site, 'db' | 'clock' | 'categories' | 'events' | 'changePages'>

const memberAndNews = prepared((db, _: object, at: { newsId: number; memberId: number; subject: string }) =>
  db.selectNoFrom((from) => [
    from.exists(from.selectFrom('news_upvote').select('id').where('news_id', '=', at.newsId).where('user_id', '=', at.memberId)).as('upvoted'),
    from.exists(from.selectFrom('point_entry').select('id').where('user_id', '=', at.memberId).where('task_id', '=', READ_NEWS).where('subject', '=', at.subject)).as('paid'),
  ]))

/**
 * The same article as everybody reads it, with what only this member knows. Reading what somebody else wrote earns points once (POINTS-16);
 * whether it is the first time is asked without a lock, so that every time after that costs nothing but a read.
 */
export async function readNewsAsMember(site: Parts, input: ParsedInputOf<typeof getNews>, memberId: number): Promise<News> {
  const [news, [own]] = await Promise.all([readNews(site, input), memberAndNews(site.db, {}, { newsId: input.id, memberId, subject: `news ${input.id}` })])
  const isAuthor = news.author.id === memberId
  if (!isAuthor && !own?.paid) await site.changePages((tx, stale) => site.events.record({ tx, stale }, { kind: 'news read', actorId: memberId, data: { newsId: input.id } }))
  return { ...news, upvoted: isAuthor || Boolean(own?.upvoted) }
}
