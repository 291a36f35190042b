import { sql } from 'kysely'
import { formerName } from '@loadout/contract/accounts/former-member.ts'
import type { EraseTraces } from '../leaving/leaver.ts'
import type { Db } from '../platform/db/database.ts'

/** Of lines about a member: their name, their address, and what they called a passkey. */
const OWN_FIELDS = ['username', 'email', 'name']

/**
 * What staff did stays, and to whom by their number. A name or an address is theirs only in the
 * fields that hold one: a name may be the word for anything else that is written down, such as an
 * item or a reason.
 */
export const eraseNames: EraseTraces = async ({ db }, { id, names }) => {
  for (const field of OWN_FIELDS) await replaceOwn(db, { id, field })
  await replaceAuthor(db, { id, names })
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

/** Lines about posts name their author. A post that is there says whose it is. */
async function replaceAuthor(
  db: Db,
  { id, names }: { id: number; names: readonly string[] },
): Promise<void> {
  const isTheirs = (state: 'before' | 'after') =>
    sql`lower(${sql.ref(state)} ->> 'author') = any(${names}::text[])`
  const replaced = (state: 'before' | 'after') => sql`
    case when ${isTheirs(state)}
      then jsonb_set(${sql.ref(state)}, '{author}', to_jsonb(${formerName(id)}::text))
      else ${sql.ref(state)} end`
  await sql`
    update audit set before = ${replaced('before')}, after = ${replaced('after')}
    where target like 'post %' and (${isTheirs('before')} or ${isTheirs('after')})
      and not exists (
        select from article where 'post ' || article.id = audit.target and author_id <> ${id}
      )`.execute(db)
}
