import type { Db } from '../platform/db/database.ts'
import { preparedChange, preparedPipelined, type Blanks } from '../platform/db/prepared.ts'
import { notSignedIn } from '../platform/http/public-error.ts'
import { signInColumns } from './sign-in-columns.ts'

/**
 * In the order of their ids, so that two who do something to each other at the same moment do not
 * wait for each other. Not `for update`: rows that refer to a member, such as their comment, hold
 * the key, and two that both want more would wait for each other.
 */
const membersInOrder = (tx: Db, { ids }: Blanks<{ ids: readonly number[] }>) =>
  tx
    .selectFrom('users')
    .select('id')
    .where((where) => where('id', '=', where.fn.any(ids)))
    .orderBy('id')
    .forNoKeyUpdate()

const lockedMembers = preparedChange(membersInOrder)
const lockedInPassing = preparedPipelined(membersInOrder)

/**
 * Keeps members for this transaction: whoever else locks one of them comes after it. Answers how
 * many of them there are.
 */
export const lockMembers = async (tx: Db, ids: readonly number[]): Promise<number> =>
  (await lockedMembers(tx, { ids })).length

/** The same for what is done all the time: it goes out with the next statement. */
export const lockMembersWithNext = (tx: Db, ids: readonly number[]): Promise<void> =>
  lockedInPassing(tx, { ids })

/**
 * The same of one, with what signing in, passwords and mails need to know of them. Whoever has left
 * is nobody: whatever of theirs were overlooked, it lets nobody in (checklist O11).
 */
export const lockAccount = (tx: Db, id: number) =>
  tx
    .selectFrom('users')
    .select(signInColumns)
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * The same of whoever calls. What they send while their account is deleted is refused: nothing
 * would erase it any more (checklist O11).
 */
export async function lockCaller(tx: Db, id: number) {
  const person = await lockAccount(tx, id)
  if (!person) throw notSignedIn()
  return person
}
