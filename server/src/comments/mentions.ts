import { mentionsIn } from '@loadout/contract/comments/mention.ts'
import { withoutThoseWhoBlock } from '../following/blocks.ts'
import type { Db } from '../platform/db/database.ts'

/**
 * People that one message can name, in all that it has ever said; whoever comes after them is only
 * text (checklist C13).
 */
export const MAX_MENTIONED = 10

/**
 * Of those whom a text names: whoever its earlier words have named, who was told or has chosen not
 * to be, and as many others as there is room for. So changes reach no more people than one text
 * does (checklist C13).
 */
export function asRoomAllows(
  named: readonly number[],
  { told, max }: { told: readonly number[]; max: number },
): number[] {
  const room = Math.max(0, max - told.length)
  const newly = named.filter((id) => !told.includes(id)).slice(0, room)
  return named.filter((id) => told.includes(id) || newly.includes(id))
}

/** Whom a message names, each once, in lower case, as names are compared. */
export const mentionedNames = (message: string): string[] => [
  ...new Set(mentionsIn(message).map(({ name }) => name.toLowerCase())),
]

/**
 * In the order in which they are named. A name of somebody who has blocked the writer is only text,
 * in comments and guestbooks.
 */
export async function peopleNamed(
  tx: Db,
  writerId: number,
  message: string,
): Promise<{ id: number; name: string }[]> {
  const names = mentionedNames(message).slice(0, MAX_MENTIONED)
  if (names.length === 0) return []
  const people = await tx
    .selectFrom('users')
    .select(['id', 'username'])
    .where((where) => where(where.fn<string>('lower', ['username']), 'in', names))
    .execute()
  const placeOf = ({ username }: { username: string }) => names.indexOf(username.toLowerCase())
  const named = people
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ id, username }) => ({ id, name: username }))
  return withoutThoseWhoBlock(tx, { memberId: writerId, people: named })
}
