import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { authorColumns } from '../accounts/author.ts'
import type { Db } from '../platform/db/database.ts'
import type { ValueOrBlank } from '../platform/db/prepared.ts'
import { publishedCounts } from './author-counts.ts'

/** What a list has found: an article, and the language that its text is shown in. */
export type Listed = { id: number; language_id: number }

type Link = { id: number; name: string }

/**
 * Tags of an article, and the people it names; in its own query, because another round trip costs
 * more than they do. `lateral … offset 0` looks each of the few up by its id: a plain join would
 * hash every tag there is, once a row.
 */
const tagsOf = sql<Link[] | null>`(
    select json_agg(json_build_object('id', tag.id, 'name', tag.name) order by tag.name)
    from article_tag as link,
      lateral (select id, name from tag where tag.id = link.tag_id offset 0) as tag
    where link.article_id = article.id
  )`.as('tags')

const peopleOf = sql<Link[] | null>`(
    select json_agg(
      json_build_object('id', person.id, 'name', person.username) order by person.username)
    from article_user_tag as link,
      lateral (select id, username from users where users.id = link.user_id offset 0) as person
    where link.article_id = article.id
  )`.as('user_tags')

/** The languages an article can be read in, and its address in each. */
export const versionsOf = sql<{ language_id: number; slug: string }[]>`(
    select json_agg(
      json_build_object('language_id', other.language_id, 'slug', other.slug)
      order by other.language_id)
    from article_version as other where other.article_id = article.id
  )`.as('versions')

/** Joins `article_version as version` to an article: the text that it was first written with. */
export const inPrimaryLanguage = sql<SqlBool>`(
    version.article_id = article.id and version.language_id = article.language_id
  )`

/** Whatever shows an article at all: its row, one of its texts and its author. */
const headColumns = [
  'article.id',
  'article.kind',
  'article.image',
  'article.category_mask',
  'version.language_id',
  'version.title',
  'version.slug',
  'version.excerpt',
  ...authorColumns,
] as const

/** What of an entry does not depend on the moment; drafts have it, too. */
const lastingColumns = [
  ...headColumns,
  'article.inserted',
  'article.pinned',
  'article.starred_at',
  'article.upvotes',
  'article.comments',
  'author.banner as author_banner',
  tagsOf,
  peopleOf,
] as const

export const entryColumns = (now: ValueOrBlank<Date>) =>
  [...lastingColumns, 'article.published_at', ...publishedCounts(now)] as const

/** For staff: a draft has no time. */
export const staffColumns = (now: ValueOrBlank<Date>) =>
  [
    ...lastingColumns,
    'article.revision',
    sql<Date | null>`nullif(article.published_at, 'infinity')`.as('published_at'),
    ...publishedCounts(now),
  ] as const

export const feedColumns = [
  ...headColumns,
  'article.published_at',
  'version.content',
  'version.revised_at',
  tagsOf,
] as const

export const hitColumns = [...headColumns, 'article.published_at'] as const

/**
 * Articles by their ids, which `page` has found on an index before anything is joined: with the
 * joins inside, a deep offset would run them for every skipped row.
 */
export const articlesOn = <Page extends Listed = Listed>(db: Db, page: RawBuilder<Page>) =>
  db
    .with('page', () => page)
    .selectFrom('page')
    .innerJoin('article', 'article.id', 'page.id')
    .innerJoin('article_version as version', (join) =>
      join
        .onRef('version.article_id', '=', 'page.id')
        .onRef('version.language_id', '=', 'page.language_id'),
    )
    .innerJoin('users as author', 'author.id', 'article.author_id')
