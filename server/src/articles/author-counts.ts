import { sql } from 'kysely'
import { articleTypeNumber } from '@loadout/contract/comments/comments.ts'
import type { Db } from '../platform/db/database.ts'
import { preparedByShape, type Blanks, type ValueOrBlank } from '../platform/db/prepared.ts'
import type { ArticleKind } from './article-kind.ts'
import { kindNumber } from './kinds.ts'

/** Columns of users that count what they have written, each of one kind (NEWS-01). */
const countColumns = [
  { column: 'news_count', kind: articleTypeNumber('news') },
  { column: 'post_count', kind: articleTypeNumber('blog') },
] as const

type CountColumn = (typeof countColumns)[number]['column']

/** Undefined for a kind that nobody's articles are counted of. */
export const countColumnOf = (kind: number): CountColumn | undefined =>
  countColumns.find((counted) => counted.kind === kind)?.column

/** Drafts and scheduled ones are counted, too, but nobody ever has many. */
const lessUnpublished = (column: CountColumn, kind: number, now: ValueOrBlank<Date>) =>
  sql<number>`${sql.ref(`author.${column}`)} - (
    select count(*)::int from article as unpublished
    where unpublished.author_id = author.id and unpublished.kind = ${sql.lit(kind)}
      and unpublished.published_at > ${now}
  )`

/** What an author has published, as every entry of a list says it. */
export const publishedCounts = (now: ValueOrBlank<Date>) =>
  [
    lessUnpublished('news_count', articleTypeNumber('news'), now).as('news_count'),
    lessUnpublished('post_count', articleTypeNumber('blog'), now).as('post_count'),
  ] as const

type Shape = { kind: number; inLanguage: boolean }
type Values = { authorId: number; languageId: number | undefined; now: Date }

const countInLanguage = ({ kind }: Shape, { languageId, now }: Blanks<Values>) => sql<number>`
  coalesce((
    select article_count from author_language
    where author_id = author.id and kind = ${sql.lit(kind)} and language_id = ${languageId}
  ), 0) - (
    select count(*)::int from article as unpublished
    join article_version as version
      on version.article_id = unpublished.id and version.language_id = ${languageId}
    where unpublished.author_id = author.id and unpublished.kind = ${sql.lit(kind)}
      and unpublished.published_at > ${now}
  )`

function countOf({ kind, inLanguage }: Shape, values: Blanks<Values>) {
  if (inLanguage) return countInLanguage({ kind, inLanguage }, values)
  const column = countColumnOf(kind)
  return column === undefined ? sql<number>`0` : lessUnpublished(column, kind, values.now)
}

const authorCount = preparedByShape((db, shape: Shape, values: Blanks<Values>) =>
  db
    .selectFrom('users as author')
    .select(countOf(shape, values).as('count'))
    .where('author.id', '=', values.authorId),
)

/** How many of a kind a person has published; undefined when there is no such person. */
export const countPublishedBy = async (db: Db, kind: ArticleKind, values: Values) =>
  (
    await authorCount(
      db,
      { kind: kindNumber(kind), inLanguage: values.languageId !== undefined },
      values,
    )
  )[0]?.count
