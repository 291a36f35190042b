import { sql } from 'kysely'
import { escapeRegExp } from '../platform/db/escape-regexp.ts'

/**
 * Where a text names somebody with @, for PostgreSQL, without regard to case: not in the middle of
 * a word or an address, as `contract/src/comments/mention.ts` has it. Names are letters and digits.
 * In the address of a channel they are found as well: earlier versions took them for mentions.
 */
export const mentionOf = (name: string) => `${BEFORE}${escapeRegExp(name)}${AFTER}`

const BEFORE = '(?<![[:alnum:]_@.])@'
const AFTER = '(?![A-Za-z0-9_])'

/** What stands there when they have left, in every language. */
export const FORMER_MENTION = '@…'

/** Rows whose `mentions` name a member, which an index finds. */
export const namesMember = (id: number) =>
  sql`mentions <> '[]' and mentions @> ${JSON.stringify([{ id }])}::jsonb`

/**
 * For an update of such rows: what they say without that member. Under which name they were meant
 * stands in `mentions`, whoever has it by now; the same letters elsewhere may be somebody else.
 */
export const withoutMember = (id: number) => sql`
  message = regexp_replace(
    message,
    ${BEFORE}::text || (
      select each ->> 'name' from jsonb_array_elements(mentions) as each
      where (each ->> 'id')::integer = ${id} limit 1
    ) || ${AFTER}::text,
    ${FORMER_MENTION}, 'gi'),
  mentions = (
    select coalesce(jsonb_agg(each), '[]') from jsonb_array_elements(mentions) as each
    where (each ->> 'id')::integer <> ${id}
  )`
