import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type {
  listStaffPosts,
  PostState,
  StaffPostEntry,
} from '@loadout/contract/posts/staff-posts.ts'
import type { Categories } from '../categories/categories.ts'
import type { Site } from '../site-parts.ts'
import { postEntry } from './entry.ts'
import { countStaffRows, listStaffRows, type StaffPostRow } from './staff-queries.ts'

/** Every post with its state, for staff. */
export async function readStaffPosts(
  { searching, clock, categories }: Pick<Site, 'searching' | 'clock' | 'categories'>,
  { query, language_id, state, limit, offset }: ParsedInputOf<typeof listStaffPosts>,
): Promise<OutputOf<typeof listStaffPosts>> {
  const filter = { words: query, languageId: language_id, state, now: clock.now() }
  const [count, rows] = await Promise.all([
    countStaffRows(searching, filter),
    listStaffRows(searching, { ...filter, limit, offset }),
  ])
  return { count, entries: rows.map((row) => staffEntry(row, categories)) }
}

function staffEntry(row: StaffPostRow, categories: Categories): StaffPostEntry {
  const { is_blog: _blog, upvoted: _upvoted, ...entry } = postEntry(row, categories)
  return { ...entry, state: stateOf(row) }
}

function stateOf({ published_at, held, starred_at }: StaffPostRow): PostState {
  if (published_at === null) return 'draft'
  if (held) return 'held'
  return starred_at ? 'starred' : 'published'
}
