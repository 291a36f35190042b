import type { Db } from '../platform/db/database.ts'

/** Whether a member keeps another one away. */
export const isBlocked = async (db: Db, { by, memberId }: { by: number; memberId: number }) =>
  (await db
    .selectFrom('member_block')
    .select('blocked_id')
    .where('member_id', '=', by)
    .where('blocked_id', '=', memberId)
    .executeTakeFirst()) !== undefined

/** Those of some people who do not keep a member away. */
export async function withoutThoseWhoBlock<Person extends { id: number }>(
  db: Db,
  { memberId, people }: { memberId: number; people: readonly Person[] },
): Promise<Person[]> {
  if (people.length === 0) return []
  const rows = await db
    .selectFrom('member_block')
    .select('member_id')
    .where('blocked_id', '=', memberId)
    .where(
      'member_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  const blocking = new Set(rows.map(({ member_id }) => member_id))
  return people.filter(({ id }) => !blocking.has(id))
}
