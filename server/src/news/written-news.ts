import { auditedTexts } from '../audit/audited-texts.ts'
import type { Fields } from '../audit/difference.ts'
import type { Categories } from '../categories/categories.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { StaffRow } from './newsroom-queries.ts'
import { auditedPollTexts } from '../polls/audited-poll.ts'
import { plainText } from '@loadout/contract/platform/plain-text.ts'
import type { ArticlePoll } from '@loadout/contract/polls/article-poll.ts'
import { userNotFound } from '../accounts/people.ts'

/** What staff can change of news. */
export type WrittenNews = {
  categories: number[]
  tags: string[]
  user_tags: number[]
  pinned: boolean
  published: number | null
  image: string
  poll: ArticlePoll | null
  versions: Record<number, { title: string; excerpt: string; content: string }>
}

export const writtenNews = (row: StaffRow, categories: Categories): WrittenNews => ({
  categories: categories.inMask(row.category_mask).map(({ id }) => id),
  tags: (row.tags ?? []).map(({ name }) => name),
  user_tags: (row.user_tags ?? []).map(({ id }) => id),
  pinned: row.pinned,
  published: row.published_at && unixSeconds(row.published_at),
  image: row.image,
  poll: row.poll,
  versions: Object.fromEntries(
    row.versions.map(({ language_id, title, excerpt, content }) => [
      language_id,
      { title, excerpt, content },
    ]),
  ),
})

/** What drafts may lack and readers may not. */
export function admitToReaders({
  published,
  categories,
  versions,
}: Pick<WrittenNews, 'published' | 'categories' | 'versions'>): void {
  if (published === null) return
  if (Object.values(versions).some(({ content }) => plainText(content) === ''))
    throw ruleBroken('text_missing', 'content')
  if (categories.length === 0) throw ruleBroken('category_missing', 'categories')
}

/** People who are named by news exist. */
export async function acceptedPeople(tx: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const people = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute()
  if (people.length !== new Set(ids).size) throw userNotFound('user_tags')
  return people.map(({ id }) => id)
}

/** News as the audit keeps them. */
export const auditedNews = ({ versions, poll, ...settings }: WrittenNews): Fields => ({
  ...settings,
  ...(poll && auditedPoll(poll)),
  ...auditedNewsTexts(versions),
})

const auditedPoll = ({ texts, ends_at }: ArticlePoll): Fields => ({
  ends_at,
  ...auditedPollTexts(texts),
})

export const auditedNewsTexts = (versions: WrittenNews['versions']): Fields =>
  auditedTexts(
    Object.entries(versions).map(([language, text]) => ({
      language_id: Number(language),
      ...text,
    })),
    ['title', 'excerpt', 'content'],
  )
