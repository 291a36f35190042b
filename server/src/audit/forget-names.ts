import { sql } from 'kysely'
import { formerName } from '@loadout/contract/accounts/former-member.ts'
import type { ForgetRest } from '../leaving/leaver.ts'
import { asPattern } from '../platform/db/as-pattern.ts'

/**
 * What staff did stays, and to whom by their number. Names and addresses stand in it as whole
 * values, which are looked for as PostgreSQL writes them, in any case.
 */
export const forgetNames: ForgetRest = async ({ db }, { id, names, addresses }) => {
  for (const known of [...names, ...addresses]) {
    const value = `: ${asPattern(JSON.stringify(known))}`
    const instead = `: "${formerName(id)}"`
    await sql`
      update audit
      set before = regexp_replace(before::text, ${value}, ${instead}, 'gi')::jsonb,
        after = regexp_replace(after::text, ${value}, ${instead}, 'gi')::jsonb
      where before::text ~* ${value} or after::text ~* ${value}`.execute(db)
  }
}
