import { NO_COUNTRY } from '@loadout/contract/countries/countries.ts'
import { makeLink, type LinkKind } from '../src/accounts/links.ts'
import { hashPassword } from '../src/accounts/password.ts'
import type { RunningSite } from '../src/site.ts'
import { giveDollars } from './make-store.ts'

export type MemberWish = {
  username?: string
  flags?: number
  permissions?: number
  banner?: string
  email?: string
  password?: string
  points?: number
  dollars?: number
  bannedUntil?: Date | 'infinity'
  owner?: boolean
  countryId?: number
}

type Site = Pick<RunningSite, 'db' | 'clock' | 'random' | 'transaction' | 'settings'>

export async function makeMember(
  site: Site,
  { username, email, password, dollars = 0, ...wish }: MemberWish & { username: string },
) {
  const person = await site.db
    .insertInto('users')
    .values({
      username,
      flags: wish.flags ?? 0,
      permissions: wish.permissions ?? 0,
      points: wish.points ?? 0,
      banner: wish.banner ?? null,
      email: email ?? null,
      password_hash: password === undefined ? null : await hashPassword(site.random, password),
      banned_until: wish.bannedUntil ?? null,
      is_owner: wish.owner ?? false,
      country_id: wish.countryId ?? NO_COUNTRY,
      inserted: site.clock.now(),
    })
    .returning(['id', 'username'])
    .executeTakeFirstOrThrow()
  if (dollars > 0) await giveDollars(site, person, dollars)
  return person
}

/** The secret of a mail of that kind, as its link carries it. */
export async function mailedLink(site: Site, { id }: { id: number }, kind: LinkKind) {
  const { email } = await site.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const made = await makeLink(site.db, site, kind, { userId: id, email })
  if (!made) throw new Error('this person has been sent too many mails')
  return { id, token: made.secret, request: made.id }
}

/** The three steps of a link that resets somebody's password. */
export async function mailedReset(site: Site, person: { id: number }) {
  const { id: uid, token, request: id } = await mailedLink(site, person, 'reset-password')
  return { id, uid, token }
}
