import { sql } from 'kysely'
import { namesMember, withoutMember } from '../comments/mention-pattern.ts'
import type { EraseTraces } from '../leaving/leaver.ts'
import type { Db } from '../platform/db/database.ts'
import { guestbookTag } from './page-tags.ts'

/** Their guestbook, what they wrote in those of others, and their name where others wrote it. */
export const eraseEntries: EraseTraces = ({ transaction }, { id }) =>
  transaction(async ({ tx, purge }) => {
    const deleted = await tx
      .deleteFrom('guestbook_entry')
      .where((where) => where.or([where('owner_id', '=', id), where('author_id', '=', id)]))
      .returning('owner_id')
      .execute()
    for (const { owner_id } of deleted) purge(guestbookTag(owner_id))
    for (const { owner_id } of await replaceMentions(tx, id)) purge(guestbookTag(owner_id))
  })

const replaceMentions = async (tx: Db, id: number) =>
  (
    await sql<{ owner_id: number }>`
      update guestbook_entry set ${withoutMember(id)} where ${namesMember(id)}
      returning owner_id`.execute(tx)
  ).rows
