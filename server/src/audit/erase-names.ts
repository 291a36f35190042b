import { sql } from 'kysely'
import { formerName } from '@loadout/contract/accounts/former-member.ts'
import type { EraseTraces, Leaver } from '../leaving/leaver.ts'
import type { Db } from '../platform/db/database.ts'
import { walkIds, type IdRange } from '../platform/db/walk-ids.ts'
import { AUDIT_STEP, withoutWords } from './erase-words.ts'

/** Of lines about a member: their name, their address, and what they called a passkey. */
const OWN_FIELDS = ['username', 'email', 'name']

/**
 * What staff did stays, and to whom by their number. A name or an address is theirs only in the
 * fields that hold one: a name may be the word for anything else that is written down, such as an
 * item or a reason.
 */
export const eraseNames: EraseTraces = async ({ db }, leaver) => {
  for (const field of OWN_FIELDS) await replaceOwn(db, { id: leaver.id, field })
  await walkIds(db, { table: 'audit', step: AUDIT_STEP }, (range) =>
    replaceAuthor(db, leaver, range),
  )
}

/** In lines about them it was theirs, whoever has it by now. */
async function replaceOwn(db: Db, { id, field }: { id: number; field: string }): Promise<void> {
  const instead = JSON.stringify(formerName(id))
  const replaced = (state: 'before' | 'after') => sql`
    case when jsonb_typeof(${sql.ref(state)} -> ${field}) = 'string'
      then jsonb_set(${sql.ref(state)}, array[${field}], ${instead}::jsonb)
      else ${sql.ref(state)} end`
  await sql`
    update audit set before = ${replaced('before')}, after = ${replaced('after')}
    where target = ${`user ${id}`} and (before ? ${field} or after ? ${field})`.execute(db)
}

/** The post that a line is about, where it is there. */
const POST = sql`
  select from article where article.id =
    case when audit.target ~ '^post [1-9][0-9]{0,8}$' then substr(audit.target, 6)::integer end`

/**
 * Lines about posts name their author, and say what the post said. Earlier ones have no number of
 * the author: by their name they are those of whoever had it, unless the post is there and says
 * whose it is. Of a post that is gone, or goes with them as drafts do, the words go as well.
 */
async function replaceAuthor(
  db: Db,
  { id, names, joined, keepsTexts }: Leaver,
  { after, upTo }: IdRange,
): Promise<void> {
  const isTheirs = (state: 'before' | 'after') => sql`
    case when ${sql.ref(state)} ? 'author_id' then ${sql.ref(state)} -> 'author_id' = to_jsonb(${id}::int)
      else inserted >= ${joined} and lower(${sql.ref(state)} ->> 'author') = any(${names}::text[])
        and not exists (${POST} and author_id <> ${id}) end`
  const replaced = (state: 'before' | 'after') => {
    const renamed = sql`
      jsonb_set(${sql.ref(state)}, '{author}', to_jsonb(${formerName(id)}::text), false)`
    return sql`
      case when (${isTheirs(state)}) is not true then ${sql.ref(state)}
        when ${keepsTexts}::boolean and exists (${POST} and published_at <> 'infinity') then ${renamed}
        else ${withoutWords(renamed, ['title', 'content'])} end`
  }
  await sql`
    update audit set before = ${replaced('before')}, after = ${replaced('after')}
    where id > ${after} and id <= ${upTo} and target like 'post %'
      and (${isTheirs('before')} or ${isTheirs('after')})`.execute(db)
}
