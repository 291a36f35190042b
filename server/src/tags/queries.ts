import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { prepared, preparedByShape, type Blanks } from '../platform/db/prepared.ts'

type UseShape = { isOfGames: boolean; limit: number }
type UseValues = { since: Date; now: Date; mask: number | undefined }

const tagsByUse = preparedByShape(
  (db, { isOfGames, limit }: UseShape, { since, now, mask }: Blanks<UseValues>) =>
    db
      .selectFrom(
        sql<{ tag_id: number; category_mask: number; uses: number }>`tag_uses(${since}, ${now})`.as(
          'used',
        ),
      )
      .innerJoin('tag', 'tag.id', 'used.tag_id')
      .select(['tag.id', 'tag.name'])
      .where(isOfGames ? sql<boolean>`(used.category_mask & ${mask}) <> 0` : sql<boolean>`true`)
      .groupBy(['tag.id', 'tag.name'])
      .having(sql<boolean>`sum(used.uses) > 0`)
      .orderBy(sql`sum(used.uses)`, 'desc')
      .orderBy('tag.name')
      .limit(sql.lit(limit)),
)

/** Tags by how many articles published since a moment carry them. */
export const listTagsByUse = (db: Db, { limit, ...values }: UseValues & { limit: number }) =>
  tagsByUse(db, { isOfGames: values.mask !== undefined, limit }, values)

type TagValues = { id: number; now: Date }

const publishedTag = prepared((db, { id, now }: Blanks<TagValues>) =>
  db
    .selectFrom('tag')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where((where) =>
      where.exists(
        where
          .selectFrom('article_tag')
          .select('article_id')
          .where('tag_id', '=', id)
          .where('published_at', '<=', now),
      ),
    ),
)

/**
 * A tag that published articles carry: the name of one that only drafts have would give them away.
 */
export const findTag = async (db: Db, values: TagValues) => (await publishedTag(db, values))[0]
