import { mentionsIn } from '@loadout/contract/comments/mention.ts'
import { MENTIONS_MOST } from '@loadout/contract/posts/post-rules.ts'
import { plainText } from '@loadout/contract/platform/plain-text.ts'
import { withoutThoseWhoBlock } from '../following/blocks.ts'
import type { Db } from '../platform/db/database.ts'

/**
 * People whom a text names with @, the first ten of them (AMB-112), but for those who have blocked
 * its author (checklist G12). Their ids, sorted.
 */
export async function peopleNamed(tx: Db, html: string, authorId: number): Promise<number[]> {
  const names = [
    ...new Set(mentionsIn(plainText(html)).map(({ name }) => name.toLowerCase())),
  ].slice(0, MENTIONS_MOST)
  if (names.length === 0) return []
  const people = await tx
    .selectFrom('users')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['username']), 'in', names))
    .where('id', '<>', authorId)
    .orderBy('id')
    .execute()
  const named = await withoutThoseWhoBlock(tx, { memberId: authorId, people })
  return named.map(({ id }) => id)
}
