import { mentionedNames } from '../src/comments/mentions.ts'
import type { RunningSite } from '../src/site.ts'

export type CommentWish = {
  on: { id: number }
  by?: { id: number }
  message?: string
  upvotes?: number
  inserted?: Date
  deleted?: boolean
  answers?: { id: number }
}
export type GuestbookWish = { owner: { id: number }; by?: { id: number }; message?: string }

/** With whoever wrote it, and what. */
type Written<Wish> = Wish & { by: { id: number }; message: string }

export async function makeComment(
  { db, clock }: RunningSite,
  { on, by, message, upvotes = 0, deleted = false, answers, ...wish }: Written<CommentWish>,
): Promise<number> {
  const inserted = wish.inserted ?? clock.now()
  const { id } = await db
    .insertInto('comment')
    .values({
      article_id: on.id,
      author_id: by.id,
      message,
      upvotes,
      imported_upvotes: upvotes,
      inserted,
      deleted_at: deleted ? inserted : null,
      answers_id: answers?.id ?? null,
      mentions: await mentionsOf(db, message),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('article')
    .set((set) => ({ comments: set('comments', '+', 1) }))
    .where('id', '=', on.id)
    .execute()
  if (!deleted)
    await db
      .updateTable('users')
      .set((set) => ({ comment_count: set('comment_count', '+', 1) }))
      .where('id', '=', by.id)
      .execute()
  return id
}

export async function makeGuestbookEntry(
  { db, clock }: RunningSite,
  { owner, by, message }: Written<GuestbookWish>,
): Promise<number> {
  const { id } = await db
    .insertInto('guestbook_entry')
    .values({
      owner_id: owner.id,
      author_id: by.id,
      message,
      mentions: await mentionsOf(db, message),
      inserted: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function mentionsOf(db: RunningSite['db'], message: string) {
  const names = mentionedNames(message)
  if (names.length === 0) return '[]'
  const people = await db
    .selectFrom('users')
    .select(['id', 'username as name'])
    .where((where) => where(where.fn<string>('lower', ['username']), 'in', names))
    .execute()
  return JSON.stringify(people)
}
