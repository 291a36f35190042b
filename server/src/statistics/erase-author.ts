import type { EraseTraces } from '../leaving/leaver.ts'

/** Who was read most is a list of people. */
export const eraseAuthor: EraseTraces = async ({ db }, { id }) => {
  for (const table of ['author_reader', 'author_day', 'author_visitors'] as const)
    await db.deleteFrom(table).where('author_id', '=', id).execute()
}
