import type { NotNull } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { prepared, type Blanks } from '../platform/db/prepared.ts'
import type { Due } from '../platform/page-purges.ts'
import { pollTag } from './page-tags.ts'
import { pollKindNumbered } from './poll-kinds.ts'

const ending = prepared((db, { now }: Blanks<{ now: Date }>) =>
  db
    .selectFrom('poll')
    .select(['kind', 'article_id', 'ends_at'])
    .where('active', '=', true)
    .where('ends_at', '>', now)
    .$narrowType<{ ends_at: NotNull }>(),
)

/** Polls that will end by themselves: pages that show them say so then. */
export const listEndsToCome = async (db: Db, now: Date): Promise<Due[]> =>
  (await ending(db, { now })).map(({ kind, article_id, ends_at }) => ({
    at: ends_at,
    tags: [pollTag(pollKindNumbered(kind), article_id)],
  }))
