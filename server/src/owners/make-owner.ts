import { faultOfEmail } from '@loadout/contract/accounts/email.ts'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import { faultOfPassword } from '@loadout/contract/accounts/password.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { faultOfUsername } from '@loadout/contract/accounts/username.ts'
import type { ActionName } from '@loadout/contract/audit/action-names.ts'
import { errorTexts, type ErrorCode } from '@loadout/contract/platform/errors.ts'
import { isBanned } from '../accounts/is-banned.ts'
import { hashPassword } from '../accounts/password.ts'
import { NAMES } from '../accounts/page-tags.ts'
import { isEmailTaken } from '../accounts/queries.ts'
import { refuseTaken } from '../accounts/refuse-taken.ts'
import { leaveTickets } from '../support/leave-tickets.ts'
import {
  broadcastingTransactions,
  silentTransactions,
} from '../platform/transactions-beside-site.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Random } from '../platform/random.ts'
import { endInvitation } from './invitation.ts'

export type Parts = { db: Db; clock: Clock; random: Random; log: (message: string) => void }

/**
 * Asks whoever sits at the terminal, once more after each fault; undefined when there is nobody any
 * more.
 */
export type Ask = (
  question: string,
  options: { secret: boolean; faultOf: (answer: string) => Promise<string | undefined> },
) => Promise<string | undefined>

/** One that is good; undefined when there is nobody any more. */
export const askPassword = (ask: Ask, question: string) =>
  ask(question, { secret: true, faultOf: async (answer) => textOf(faultOfPassword(answer)) })

export const nobodyCalled = (name: string) => new Error(`There is nobody called ${name}.`)

const STAFF = Flag.Admin | Flag.Moderator
/** Whoever can reach the database need not prove an address. */
const OWNER = Flag.Admin | Flag.HasVerifiedEmail

/**
 * Makes an owner of whoever has this name, or of a new account (AMB-116). Answers what was done, in
 * one sentence.
 */
export async function makeOwner(parts: Parts, name: string, ask: Ask): Promise<string> {
  const done = await promote(parts, name)
  if (done !== undefined) return done
  const fault = faultOfUsername(name)
  if (fault) throw new Error(errorTexts[fault])
  const email = await ask('E-mail: ', {
    secret: false,
    faultOf: (answer) => faultOfNewEmail(parts, answer),
  })
  const password = email === undefined ? undefined : await askPassword(ask, 'Password: ')
  if (email === undefined || password === undefined)
    throw new Error('Nothing was changed: an owner needs an e-mail address and a password.')
  return create(parts, { username: name, email, password })
}

/** Takes from an owner everything that makes them one. They stay a member. */
export async function removeOwner(
  { db, clock, log }: Omit<Parts, 'random'>,
  name: string,
): Promise<string> {
  const transaction = broadcastingTransactions({ db, clock, log })
  const { username } = await transaction(async (work) => {
    const { tx, audit } = work
    const person = await lockPerson(tx, name)
    if (!person?.is_owner)
      throw person
        ? new Error(`${person.username} is no owner. Nothing was changed.`)
        : nobodyCalled(name)
    const flags = person.flags & ~STAFF
    // First of all, because what they may hear now is what is taken from them.
    await work.disconnect(person.id)
    await tx
      .updateTable('users')
      .set({ is_owner: false, flags, permissions: 0 })
      .where('id', '=', person.id)
      .execute()
    await leaveTickets({ clock }, work, { id: person.id, flags, permissions: 0 })
    await tx.deleteFrom('session').where('user_id', '=', person.id).execute()
    await writeDown(audit, {
      action: 'owner removed',
      id: person.id,
      before: standing(person),
      after: { is_owner: false, flags, permissions: 0 },
    })
    // Who is staff is seen wherever the name stands.
    work.purge(NAMES)
    return person
  })
  return `${username} is an owner no more: a member without permissions, signed out everywhere.`
}

type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

/** What the site changes of them at this moment comes before, and is read here, or after. */
export const lockPerson = (tx: Db, name: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'username', 'flags', 'permissions', 'is_owner', 'banned_until', 'leaves_at'])
    .where((where) => where(where.fn<string>('lower', ['username']), '=', name.toLowerCase()))
    .forNoKeyUpdate()
    .executeTakeFirst()

const standing = ({ is_owner, flags, permissions }: Person) => ({ is_owner, flags, permissions })

/** Undefined when there is nobody of this name. */
async function promote({ db, clock, log }: Parts, name: string): Promise<string | undefined> {
  const transaction = broadcastingTransactions({ db, clock, log })
  return transaction(async ({ tx, audit, purge }) => {
    const person = await lockPerson(tx, name)
    if (!person) return undefined
    if (person.is_owner) return `${person.username} is an owner already. Nothing was changed.`
    if (person.leaves_at)
      throw new Error(
        `${person.username} is about to leave: whoever signs in as ${person.username} can keep the account first. Nothing was changed.`,
      )
    const after = { is_owner: true, flags: person.flags | OWNER, permissions: everyPermission }
    await tx
      .updateTable('users')
      .set({ ...after, banned_until: null, ban_reason: '' })
      .where('id', '=', person.id)
      .execute()
    await endInvitation(tx)
    await writeDown(audit, { action: 'owner made', id: person.id, before: standing(person), after })
    // Who is staff is seen wherever the name stands.
    purge(NAMES)
    const was = rankOf(person)
    const unbanned = isBanned(person.banned_until, clock.now()) ? ' The ban was lifted.' : ''
    return `${person.username}, a ${was} until now, is an owner: Admin, with every permission. Password and e-mail stay as they were.${unbanned}`
  })
}

async function create(
  { db, clock, random }: Parts,
  { username, email, password }: { username: string; email: string; password: string },
): Promise<string> {
  const password_hash = await hashPassword(random, password)
  const transaction = silentTransactions(db, clock)
  await transaction((work) => insertOwner(work, clock, { username, email, password_hash }))
  return `${username} is there now and an owner: Admin, with every permission. Sign in at /login.`
}

/** An owner who was nobody before. */
export async function insertOwner(
  { tx, audit }: Pick<Work, 'tx' | 'audit'>,
  clock: Clock,
  account: { username: string; email: string; country_id?: number; password_hash: string },
): Promise<{ id: number }> {
  const standingNow = { is_owner: true, flags: OWNER, permissions: everyPermission }
  const { id } = await tx
    .insertInto('users')
    .values({ ...account, ...standingNow, inserted: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseTaken)
  await endInvitation(tx)
  await writeDown(audit, { action: 'owner made', id, before: null, after: standingNow })
  return { id }
}

const writeDown = (
  audit: Work['audit'],
  {
    action,
    id,
    before,
    after,
  }: { action: ActionName; id: number; before: object | null; after: object },
) => audit({ adminId: null, action, target: `user ${id}`, before, after })

async function faultOfNewEmail({ db, clock }: Parts, email: string) {
  return textOf(
    faultOfEmail(email) ?? ((await isEmailTaken(db, clock, email)) ? 'email_taken' : undefined),
  )
}

const textOf = (fault: ErrorCode | undefined) => fault && errorTexts[fault]

function rankOf(person: { flags: number }) {
  if (hasFlag(person, Flag.Admin)) return 'admin'
  return hasFlag(person, Flag.Moderator) ? 'moderator' : 'member'
}
