import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { listPosts, Post, PostEntry } from '@loadout/contract/posts/posts.ts'
import type { searchPosts } from '@loadout/contract/posts/search-posts.ts'
import { asSeenBy } from '../articles/as-seen-by.ts'
import { countPublishedBy } from '../articles/author-counts.ts'
import { findArticleRow } from '../articles/find-article.ts'
import { inOwnLanguageIfEnough } from '../articles/list-articles.ts'
import { revisedAt } from '../articles/revised-at.ts'
import { DAY, unixSeconds } from '../platform/clock.ts'
import { findArticles } from '../search/service.ts'
import type { Site } from '../site-parts.ts'
import { postEntry } from './entry.ts'
import { postKind } from './kind.ts'
import { listPostRows, type PostFilter } from './list-posts.ts'
import { postNotFound } from './own-post.ts'
import { findDraft } from './post-rows.ts'
import { userNotFound } from '../accounts/people.ts'

type Reading = Pick<Site, 'db' | 'clock' | 'categories'>

/** A draft only for its author (POST-31, POST-20, POST-21). */
export async function readPost(
  { db, clock, categories }: Reading,
  { id, callerId }: { id: number; callerId: number | undefined },
): Promise<Post> {
  const now = clock.now()
  const published = await findArticleRow(db, postKind, { id, languageId: undefined, now })
  const row =
    published ??
    (callerId === undefined ? undefined : await findDraft(db, { id, authorId: callerId, now }))
  if (!row) throw postNotFound()
  const { is_blog: _, ...entry } = postEntry(row, categories)
  const revised = revisedAt(row)
  return {
    ...entry,
    content: row.content,
    revised: revised && unixSeconds(revised),
    held: row.held,
  }
}

export async function readPostList(
  { db, clock, categories }: Reading,
  input: ParsedInputOf<typeof listPosts>,
  callerId: number | undefined,
): Promise<PostEntry[]> {
  // A visitor follows nobody.
  if (input.followed && callerId === undefined) return []
  const now = clock.now()
  const withDrafts = isOwnList(input, callerId)
  const filter: PostFilter = {
    now,
    limit: input.limit,
    offset: input.offset,
    mask: categories.wanted(input.categories),
    languageId: input.language_id,
    authorId: withDrafts ? callerId : input.user_id,
    followerId: input.followed ? callerId : undefined,
    since: input.max_age === undefined ? undefined : new Date(now.getTime() - input.max_age * DAY),
    starredOnly: input.starred_only,
    featuredOnly: input.featured,
    withDrafts,
    by: input.order_by,
  }
  const list = (wanted: PostFilter) => listPostRows(db, wanted)
  const mayFillUp = input.other_languages && input.language_id !== undefined
  const rows = await (mayFillUp ? inOwnLanguageIfEnough(filter, list) : list(filter))
  return asSeenBy(db, callerId, { rows, entryOf: (row) => postEntry(row, categories) })
}

/** Drafts come with the list of the caller alone (AMB-139). */
const isOwnList = (
  { drafts, user_id }: ParsedInputOf<typeof listPosts>,
  callerId: number | undefined,
): boolean =>
  drafts === true && callerId !== undefined && (user_id === undefined || user_id === callerId)

export async function countPostsOf({ db, clock }: Reading, authorId: number): Promise<number> {
  const values = { authorId, languageId: undefined, now: clock.now() }
  const count = await countPublishedBy(db, postKind, values)
  if (count === undefined) throw userNotFound()
  return count
}

/** Finds posts alone, in the language asked for (SEARCH-24). */
export async function findPosts(
  site: Parameters<typeof findArticles>[0],
  input: ParsedInputOf<typeof searchPosts>,
): Promise<OutputOf<typeof searchPosts>> {
  const { count, entries } = await findArticles(site, {
    ...input,
    type: 'blog',
    order: 'recent',
    with_snippets: false,
  })
  return { count, entries: entries.map((hit) => ({ ...hit, type: 'blog' as const })) }
}
