import { sql } from 'kysely'
import { FORMER_MENTION, mentionOf } from '../comments/mention-pattern.ts'
import type { ForgetRest } from '../leaving/leaver.ts'
import type { Db } from '../platform/db/database.ts'
import { guestbookTag } from './page-tags.ts'

/** Their guestbook, what they wrote in those of others, and their name where others wrote it. */
export const forgetEntries: ForgetRest = ({ transaction }, { id, names }) =>
  transaction(async ({ tx, purge }) => {
    const deleted = await tx
      .deleteFrom('guestbook_entry')
      .where((where) => where.or([where('owner_id', '=', id), where('author_id', '=', id)]))
      .returning('owner_id')
      .execute()
    for (const { owner_id } of deleted) purge(guestbookTag(owner_id))
    for (const name of names)
      for (const { owner_id } of await unname(tx, { id, name })) purge(guestbookTag(owner_id))
  })

const unname = async (tx: Db, { id, name }: { id: number; name: string }) =>
  (
    await sql<{ owner_id: number }>`
      update guestbook_entry
      set message = regexp_replace(message, ${mentionOf(name)}, ${FORMER_MENTION}, 'gi'),
        mentions = (
          select coalesce(jsonb_agg(each), '[]') from jsonb_array_elements(mentions) as each
          where (each ->> 'id')::integer <> ${id}
        )
      where mentions <> '[]' and mentions @> ${JSON.stringify([{ id }])}::jsonb
        and message ~* ${mentionOf(name)}
      returning owner_id`.execute(tx)
  ).rows
