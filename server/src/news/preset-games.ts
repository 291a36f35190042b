import { FIRST_GAME } from '@loadout/contract/categories/patterns.ts'
import type { getPresetGames } from '@loadout/contract/news/preset-games.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { sql } from 'kysely'
import { kindNumber } from '../articles/kinds.ts'
import { maskOf } from '../categories/categories.ts'
import type { Site } from '../site-parts.ts'
import { newsKind } from './kind.ts'

/** A new site begins with all games until there is something about the first (FILTER-10). */
export async function readPresetGames({
  db,
  clock,
}: Pick<Site, 'db' | 'clock'>): Promise<OutputOf<typeof getPresetGames>> {
  // The oldest: it changes least, and pages depend on it.
  const oldest = await db
    .selectFrom('article')
    .select('id')
    .where('kind', '=', kindNumber(newsKind))
    .where('published_at', '<=', clock.now())
    .where(sql<boolean>`(category_mask & ${maskOf([FIRST_GAME])}::integer) <> 0`)
    .orderBy('published_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return oldest
    ? { categories: [FIRST_GAME], news_id: oldest.id }
    : { categories: [], news_id: null }
}
