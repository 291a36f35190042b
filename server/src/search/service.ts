import type { ArticleHit, searchArticles } from '@loadout/contract/search/article-search.ts'
import type { searchUsers } from '@loadout/contract/search/user-search.ts'
import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { listedKinds, type ListedKind } from '../articles/newest-articles.ts'
import { ENOUGH_IN_LANGUAGE } from '../articles/other-languages.ts'
import { authorOf } from '../accounts/author.ts'
import { unixSeconds } from '../platform/clock.ts'
import { isTimeLimit } from '../platform/db/availability.ts'
import type { Site } from '../site-parts.ts'
import { findTag } from '../tags/queries.ts'
import { findNewestWith, listHits, type Found } from './article-queries.ts'
import { askedWords } from './asked-words.ts'
import { countTagged, listTagged } from './queries.ts'
import { listSnippets, type Snippet } from './snippets.ts'
import { listFoundUsers } from './user-queries.ts'

type Searching = Pick<Site, 'db' | 'searching' | 'clock' | 'categories' | 'articleKinds'>
type Finding = Omit<Searching, 'articleKinds'>
type Search = ParsedInputOf<typeof searchArticles>
type Answer = OutputOf<typeof searchArticles>

export async function findArticles(site: Searching, search: Search): Promise<Answer> {
  const [tag, { count, rows, snippets }] = await Promise.all([
    search.tag_id === undefined
      ? undefined
      : findTag(site.db, { id: search.tag_id, now: site.clock.now() }),
    findReadable(site, search),
  ])
  return {
    count,
    recent_count: count,
    relevant_count: count,
    tag: tag ?? null,
    entries: rows.flatMap((row) => hitOf(row, site, snippets)),
  }
}

/**
 * In the language asked for, or in all where too little is found in that one, of all kinds: what is
 * found of each are parts of what is found of all.
 */
async function findReadable({ articleKinds, ...site }: Searching, search: Search): Promise<Hits> {
  const all = articleKinds.withTrait('searchedAs')
  const kinds = all.filter(({ searchedAs }) => search.type === 'all' || searchedAs === search.type)
  if (kinds.length === 0) return { count: 0, rows: [] }
  const { language_id: languageId } = search
  const own = await findOfKinds(site, listedKinds(kinds, languageId), search)
  if (!search.other_languages || own.count >= ENOUGH_IN_LANGUAGE) return own
  const isPart = kinds.length < all.length
  const together = isPart
    ? await findOfKinds(site, listedKinds(all, languageId), { ...search, ...ONLY_COUNTED })
    : own
  return together.count >= ENOUGH_IN_LANGUAGE
    ? own
    : findOfKinds(site, listedKinds(kinds, undefined), search)
}

const ONLY_COUNTED = { limit: 1, offset: 0, with_snippets: false }

type Hits = { count: number; rows: HitRow[]; snippets?: ReadonlyMap<number, Snippet> }

const findOfKinds = (site: Finding, kinds: ListedKind[], { query, ...search }: Search) =>
  query === undefined
    ? findTagged(site, kinds, search)
    : findWords(site, kinds, { query, ...search })

async function findTagged(
  { db, clock }: Finding,
  kinds: ListedKind[],
  { tag_id, language_id: languageId, limit, offset }: Omit<Search, 'query'>,
): Promise<Hits> {
  const filter = { tagId: tag_id as number, languageId, now: clock.now() }
  const [count, rows] = await Promise.all([
    countTagged(db, kinds, filter),
    listTagged(db, kinds, { ...filter, limit, offset }),
  ])
  return { count, rows }
}

async function findWords(
  { db, searching, clock }: Finding,
  kinds: ListedKind[],
  {
    query,
    tag_id: tagId,
    language_id: languageId,
    limit,
    offset,
    order,
    with_snippets: withSnippets,
  }: Search & { query: string },
): Promise<Hits> {
  const words = askedWords(query)
  const found = await findNewestWith(
    searching,
    { kinds, languageId, isTagged: tagId !== undefined },
    { words, now: clock.now(), tagId },
  )
  const ordered = order === 'recent' ? found : mostRelevant(found)
  const page = ordered.slice(offset, offset + limit)
  const [rows, snippets] = await Promise.all([
    listHits(db, page),
    withSnippets ? listSnippetsInTime(searching, page, words) : undefined,
  ])
  return { count: found.length, rows, ...(snippets && { snippets }) }
}

/** What was found is answered even where it takes too long to show where. */
const listSnippetsInTime = (...asked: Parameters<typeof listSnippets>) =>
  listSnippets(...asked).catch((error: unknown) => {
    if (isTimeLimit(error)) return new Map<number, Snippet>()
    throw error
  })

/** How many of the newest lead either order (SEARCH-15, SEARCH-21). */
const LEADING = 3

/** What fits best, of what fits the same the newest. */
const mostRelevant = (newest: readonly Found[]) => [
  ...newest.slice(0, LEADING),
  ...newest.slice(LEADING).toSorted((a, b) => b.fit - a.fit),
]

type HitRow = Awaited<ReturnType<typeof listTagged>>[number]

function hitOf(
  row: HitRow,
  { categories, articleKinds }: Pick<Searching, 'categories' | 'articleKinds'>,
  snippets?: ReadonlyMap<number, Snippet>,
): ArticleHit[] {
  const { searchedAs, picture } = articleKinds.byNumber(row.kind)
  if (searchedAs === undefined) return []
  const snippet = snippets?.get(row.id)
  return [
    {
      type: searchedAs,
      id: row.id,
      title: row.title,
      slug: row.slug,
      image: picture(row.image),
      author: authorOf(row),
      excerpt: row.excerpt,
      inserted: unixSeconds(row.published_at),
      category_id: categories.inMask(row.category_mask)[0]?.id ?? null,
      language_id: row.language_id,
      ...(snippet && { snippet }),
    },
  ]
}

export async function findUsers(
  { searching }: Searching,
  { query, limit, offset }: ParsedInputOf<typeof searchUsers>,
): Promise<OutputOf<typeof searchUsers>> {
  const found = await listFoundUsers(searching, { words: query, limit, offset })
  return {
    count: found[0]?.count ?? 0,
    entries: found
      .filter(({ position }) => position > offset)
      .map((row) => {
        const author = authorOf(row)
        return {
          ...author,
          type: 'user' as const,
          country_id: row.country_id,
          title: author.username,
          image: author.avatar,
          author,
          excerpt: '',
        }
      }),
  }
}
