import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { preparedChange, type Blanks } from '../platform/db/prepared.ts'

/** How much a member has said: `comments` of them. */
export type Spoken = { author_id: number; comments: number }

const oneMore = preparedChange((tx, { authorId }: Blanks<{ authorId: number }>) =>
  tx
    .updateTable('users')
    .set((set) => ({ comment_count: set('comment_count', '+', 1) }))
    .where('id', '=', authorId)
    .where('left_at', 'is', null)
    .returning('id'),
)

/**
 * What a member has said in all is one more. It locks the member: in a change that pays somebody it
 * comes after that, because payments lock members in the order of their ids. False when they have
 * left meanwhile: nothing would erase what they say any more (checklist O11).
 */
export const countComment = async (tx: Db, authorId: number): Promise<boolean> =>
  (await oneMore(tx, { authorId })).length > 0

/** And less again, also of whoever has left. Whoever names several has locked them in order. */
export async function uncountComments(tx: Db, spoken: readonly Spoken[]): Promise<void> {
  if (spoken.length === 0) return
  await sql`
    update users set comment_count = comment_count - spoken.comments
    from jsonb_to_recordset(${JSON.stringify(spoken)}::jsonb)
      as spoken (author_id integer, comments integer)
    where users.id = spoken.author_id`.execute(tx)
}
