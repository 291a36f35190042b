import type { Db } from '../platform/db/database.ts'

/** How often somebody has given themselves another address: the audit keeps each. */
export async function countEmailChanges(db: Db, { id, since }: { id: number; since: Date }) {
  const { changes } = await db
    .selectFrom('audit')
    .select((of) => of.fn.countAll<number>().as('changes'))
    .where('target', '=', `user ${id}`)
    .where('admin_id', '=', id)
    .where('action', '=', 'email changed')
    .where('inserted', '>', since)
    .executeTakeFirstOrThrow()
  return changes
}

export async function countReferred(db: Db, id: number) {
  const { members } = await db
    .selectFrom('users')
    .select((of) => of.fn.countAll<number>().as('members'))
    .where('referrer_id', '=', id)
    .executeTakeFirstOrThrow()
  return members
}
