import type {
  NewsState,
  StaffNews,
  getStaffNews,
  listStaffNews,
} from '@loadout/contract/news/newsroom.ts'
import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Site } from '../site-parts.ts'
import { lastingFields } from '../articles/entry.ts'
import { newsKind } from './kind.ts'
import { countStaffRows, findStaffRow, listStaffRows } from './newsroom-queries.ts'
import { writtenExcerpt } from '../articles/written-excerpt.ts'
import { articleNotFound } from '../articles/find-article.ts'

type Reading = Pick<Site, 'db' | 'clock' | 'categories'>

function stateOf(publishedAt: Date | null, now: Date): NewsState {
  if (publishedAt === null) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}

/** When they appear or have appeared, and what staff call that. */
const timeOf = (publishedAt: Date | null, now: Date) => ({
  published: publishedAt && unixSeconds(publishedAt),
  state: stateOf(publishedAt, now),
})

export async function readStaffList(
  { searching, clock, categories }: Omit<Reading, 'db'> & Pick<Site, 'searching'>,
  input: ParsedInputOf<typeof listStaffNews>,
): Promise<OutputOf<typeof listStaffNews>> {
  const filter = {
    words: input.query,
    languageId: input.language_id,
    state: input.state,
    now: clock.now(),
  }
  const [count, rows] = await Promise.all([
    countStaffRows(searching, filter),
    listStaffRows(searching, { ...filter, limit: input.limit, offset: input.offset }),
  ])
  return {
    count,
    entries: rows.map((row) => ({
      ...lastingFields(row, newsKind, categories),
      ...timeOf(row.published_at, filter.now),
      languages: row.languages,
    })),
  }
}

export async function readStaffNews(
  { db, clock, categories }: Reading,
  { id }: ParsedInputOf<typeof getStaffNews>,
): Promise<StaffNews> {
  const row = await findStaffRow(db, id, clock.now())
  if (!row) throw articleNotFound()
  return {
    ...lastingFields(row, newsKind, categories),
    ...timeOf(row.published_at, clock.now()),
    revision: row.revision,
    poll: row.poll,
    versions: row.versions.map((version) => ({ ...version, excerpt: writtenExcerpt(version) })),
  }
}
