import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { authorOf } from '../accounts/author.ts'
import { NEWS_LISTS } from '../news/page-tags.ts'
import { unixSeconds } from '../platform/clock.ts'
import { newsPicture } from '../news/pictures.ts'
import type { Site } from '../site-parts.ts'
import { findTag } from '../tags/queries.ts'
import { countTagged, listTagged } from './queries.ts'

export function searchRoutes({ db, clock, categories, serve }: Site) {
  serve(
    searchArticles,
    async ({ input: { tag_id, language_id, limit, offset } }) => {
      const filter = { tagId: tag_id, languageId: language_id, now: clock.now() }
      const [tag, count, rows] = await Promise.all([findTag(db, { id: tag_id, now: filter.now }), countTagged(db, filter), listTagged(db, { ...filter, limit, offset })])
      return {
        count,
        recent_count: count,
        relevant_count: count,
        tag: tag ?? null,
        entries: rows.map((row) => ({
          type: 'news' as const,
          id: row.id,
          title: row.title,
          slug: row.slug,
          image: newsPicture(row.image),
          author: authorOf(row),
          excerpt: row.excerpt,
          inserted: unixSeconds(row.published_at),
          category_id: categories.inMask(row.category_mask)[0]?.id ?? null,
          language_id: row.language_id,
        })),
      }
    },
    { dependsOn: () => [NEWS_LISTS] },
  )
}
