import { kindNumber } from '../articles/kinds.ts'
import { DAY } from '../platform/clock.ts'
import type { Site } from '../site-parts.ts'
import { newsKind } from './kind.ts'

/** After a longer absence nobody is told: it is no news any more. */
const TOLD_WITHIN = DAY
const AT_ONCE = 100

type Parts = Pick<Site, 'transaction' | 'clock'>

/**
 * Looks every minute for news that have appeared: those that were scheduled do so without a write,
 * so one look at the clock serves all.
 */
export const recordPublishedEveryMinute = (site: Parts & Pick<Site, 'jobs'>) =>
  site.jobs.every('* * * * *', 'record-published-news', () => recordPublished(site))

/** Records 'news published' for news that readers can see by now, once for each. */
export const recordPublished = ({ transaction, clock }: Parts): Promise<void> =>
  transaction(async ({ tx, record }) => {
    const now = clock.now()
    const published = await tx
      .insertInto('published_news')
      .columns(['news_id'])
      .expression((from) =>
        from
          .selectFrom('article')
          .leftJoin('published_news as known', 'known.news_id', 'article.id')
          .select('article.id')
          .where('kind', '=', kindNumber(newsKind))
          .where('known.news_id', 'is', null)
          .where('published_at', '<=', now)
          .where('published_at', '>', new Date(now.getTime() - TOLD_WITHIN))
          .orderBy('published_at')
          .orderBy('article.id')
          .limit(AT_ONCE),
      )
      // Another process may be doing the same.
      .onConflict((conflict) => conflict.doNothing())
      .returning('news_id')
      .execute()
    for (const { news_id: newsId } of published)
      await record({ kind: 'news published', actorId: null, data: { newsId } })
  })
