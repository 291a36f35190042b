import { Flag } from '@loadout/contract/accounts/flags.ts'
import { usernameSchema } from '@loadout/contract/accounts/author.ts'
import { escapeHtml } from '@loadout/contract/platform/escape-html.ts'
import { everybody, type Member } from '@loadout/demo/everybody.ts'
import { countries, NO_COUNTRY } from '@loadout/contract/countries/countries.ts'
import { people } from '@loadout/demo/people.ts'
import { hashPassword } from '../accounts/password.ts'
import type { Db } from '../platform/db/database.ts'
import { SANITIZER_VERSION } from '../platform/html/sanitize.ts'
import { accepted } from '../platform/http/accepted.ts'
import { systemRandom } from '../platform/random.ts'
import { roles } from './roles.ts'
import { DAY } from '../platform/clock.ts'

/** What the first three people sign in with; they exist in no other community. */
const DEMO_PASSWORD = 'loadout-demo'

/** Whom the demo knows, by their names in lower case. */
export type Ids = ReadonlyMap<string, { id: number; name: string }>

export async function insertPeople(tx: Db, now: Date): Promise<Ids> {
  const password = await hashPassword(systemRandom, DEMO_PASSWORD)
  const rows = everybody.map((person, index) => ({
    username: accepted(usernameSchema, person.name),
    email: `${person.name.toLowerCase()}@demo.invalid`,
    password_hash: index < 3 ? password : null,
    content: `<p>${escapeHtml(person.about)}</p>`,
    sanitizer_version: SANITIZER_VERSION,
    country_id: countries.find(({ code }) => code === person.country)?.id ?? NO_COUNTRY,
    flags: flagsOf(person, index),
    permissions: person.staff ? roles[person.staff].permissions : 0,
    inserted: new Date(now.getTime() - person.daysHere * DAY),
  }))
  const inserted = await tx.insertInto('users').values(rows).returning(['id', 'username']).execute()
  return new Map(
    inserted.map(({ id, username }) => [username.toLowerCase(), { id, name: username }]),
  )
}

export function personNamed(ids: Ids, name: string): { id: number; name: string } {
  const person = ids.get(name.toLowerCase())
  if (!person) throw new Error(`nobody in the demo community is called ${name}`)
  return person
}

/**
 * Among the crowd some have not confirmed their address, some must (ROLE-07), and one has asked for
 * another name (ROLE-06).
 */
function flagsOf({ staff, writer, featured }: Member, index: number): number {
  if (staff) return roles[staff].flags
  const known =
    Flag.HasVerifiedEmail | (writer ? Flag.VerifiedSymbol : 0) | (featured ? Flag.Featured : 0)
  if (index < people.length) return known
  if (index === people.length) return known | Flag.RequestingNameChange
  if (index % 29 === 0) return Flag.RequiresVerifiedEmail
  if (index % 17 === 0) return 0
  return index % 2 === 0 ? known | Flag.SeenPointsHint : known
}
