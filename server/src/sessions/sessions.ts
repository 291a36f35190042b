import { sql } from 'kysely'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { isNotBanned } from '../accounts/is-banned.ts'
import type { Clock } from '../platform/clock.ts'
import { HOUR, DAY } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { deleteInBatches } from '../platform/db/delete-in-batches.ts'
import { prepared, type Blanks } from '../platform/db/prepared.ts'
import type { Caller, Credentials } from '../platform/http/caller.ts'
import type { Random } from '../platform/random.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { hasSecondStep } from '../second-steps/find-second-steps.ts'
import { endPending } from '../second-steps/pending-sign-ins.ts'
import { createBelievedCallers } from './believed-callers.ts'
import { callerOf } from './caller-of.ts'
import { deviceNames } from './device-names.ts'
import { hashOfSecret, newSecret } from './secrets.ts'

/**
 * A session ends this long after it was last used, and at the latest that long after it began
 * (AMB-83).
 */
const IDLE_MS = 90 * DAY
const LONGEST_MS = 365 * DAY
/** How exactly the last use is known: one write an hour, not one a call. */
const TOUCH_MS = HOUR

export type Sessions = ReturnType<typeof createSessions>

type Ending = Pick<Work, 'tx' | 'afterCommit'>
type Opening = { agent?: string; token?: string | undefined; confirmed?: boolean }

const sessionRow = prepared(
  (db, at: Blanks<{ hash: Buffer; now: Date; idleSince: Date; begunSince: Date }>) =>
    db
      .selectFrom('session')
      .innerJoin('users', 'users.id', 'session.user_id')
      .select(['users.id', 'users.flags', 'users.permissions', 'session.used'])
      // Nobody but staff is ever obliged to have one, and nothing is looked for then.
      .select((of) =>
        of
          .or([
            sql<boolean>`users.flags & ${sql.lit(Flag.Admin | Flag.Moderator)} = 0`,
            hasSecondStep(of.ref('users.id')),
          ])
          .as('has_second_step'),
      )
      .where('session.token_hash', '=', at.hash)
      .where('users.left_at', 'is', null)
      .where('session.used', '>', at.idleSince)
      .where('session.inserted', '>', at.begunSince)
      .where(isNotBanned('users.banned_until', at.now)),
)

type Options = {
  db: Db
  clock: Clock
  random: Random
  /** Whether staff must have a second step. */
  isObliged?: () => boolean
}

/** Since when a session must have been used, and begun, to be good still. */
const oldest = (clock: Clock) => ({
  idleSince: new Date(clock.now().getTime() - IDLE_MS),
  begunSince: new Date(clock.now().getTime() - LONGEST_MS),
})

const goodSessions = (db: Db, clock: Clock, userId: number) => {
  const { idleSince, begunSince } = oldest(clock)
  return db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .where('used', '>', idleSince)
    .where('inserted', '>', begunSince)
}

/** Deletes sessions that nobody can use any more. */
export async function deleteExpiredSessions(db: Db, clock: Clock): Promise<void> {
  const { idleSince, begunSince } = oldest(clock)
  await deleteInBatches(db, 'session', sql`used <= ${idleSince}`)
  await deleteInBatches(db, 'session', sql`inserted <= ${begunSince}`)
}

/** Who a session belongs to, as the database has it in this moment. */
async function findCaller(
  { token }: Credentials,
  { db, clock, isObliged }: Required<Omit<Options, 'random'>>,
): Promise<Caller | undefined> {
  const now = clock.now()
  const hash = hashOfSecret(token)
  const [row] = await sessionRow(db, { hash, now, ...oldest(clock) })
  if (!row) return undefined
  if (now.getTime() - row.used.getTime() > TOUCH_MS)
    await db.updateTable('session').set({ used: now }).where('token_hash', '=', hash).execute()
  const { id, flags, permissions } = row
  const hasStep = Boolean(row.has_second_step)
  return callerOf({ id, flags, permissions, token, hasSecondStep: hasStep }, isObliged())
}

/** Who is signed in. Tokens are stored hashed, and each check is good for a second. */
export function createSessions({ db, clock, random, isObliged = () => false }: Options) {
  const { find, invalidate, invalidateToken } = createBelievedCallers((credentials) =>
    findCaller(credentials, { db, clock, isObliged }),
  )

  return {
    find,

    /**
     * Signs a member in: a token that was never seen before (checklist D07). The browser is what it
     * says of itself. Whether they are confirmed at once depends on how they came in
     * (`confirmation/`).
     */
    async open(
      tx: Db,
      userId: number,
      { agent = '', token = newSecret(random), confirmed: isConfirmed = false }: Opening = {},
    ): Promise<string> {
      const now = clock.now()
      await tx
        .insertInto('session')
        .values({
          token_hash: hashOfSecret(token),
          user_id: userId,
          inserted: now,
          used: now,
          confirmed_at: isConfirmed ? now : null,
          ...deviceNames(agent),
        })
        .execute()
      return token
    },

    /** Whether a session is there in this moment, which `find` knows to a second. */
    isOpen: async (tx: Db, { id, token }: { id: number; token: string }): Promise<boolean> =>
      (await goodSessions(tx, clock, id)
        .select('id')
        .where('token_hash', '=', hashOfSecret(token))
        .executeTakeFirst()) !== undefined,

    /** Signs out here. */
    async end({ tx, afterCommit }: Ending, token: string): Promise<void> {
      await tx.deleteFrom('session').where('token_hash', '=', hashOfSecret(token)).execute()
      afterCommit(() => invalidateToken(token))
    },

    /** Where a member is signed in: the session with this token first, then the latest used. */
    list: (from: Db, { userId, token, max }: { userId: number; token: string; max: number }) =>
      goodSessions(from, clock, userId)
        .select(['id', 'browser', 'system', 'inserted', 'used'])
        .select((of) => of('token_hash', '=', hashOfSecret(token)).as('current'))
        .orderBy('current', 'desc')
        .orderBy('used', 'desc')
        .orderBy('id', 'desc')
        .limit(max)
        .execute(),

    /** Signs a member out elsewhere. Answers false when they are not signed in there. */
    async endById({ tx, afterCommit }: Ending, { userId, id }: { userId: number; id: number }) {
      const ended = await tx
        .deleteFrom('session')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      afterCommit(() => invalidate(userId))
      return ended !== undefined
    },

    /** Signs a member out everywhere but here; answers whether they were anywhere else. */
    async endOthers(
      { tx, afterCommit }: Ending,
      { id, token }: { id: number; token: string },
    ): Promise<boolean> {
      const { numDeletedRows } = await tx
        .deleteFrom('session')
        .where('user_id', '=', id)
        .where('token_hash', '<>', hashOfSecret(token))
        .executeTakeFirst()
      afterCommit(() => invalidate(id))
      return numDeletedRows > 0n
    },

    /** Signs a member out everywhere, and whoever is about to come in by their second step. */
    async endAll({ tx, afterCommit }: Ending, userId: number): Promise<void> {
      await tx.deleteFrom('session').where('user_id', '=', userId).execute()
      await endPending(tx, userId)
      afterCommit(() => invalidate(userId))
    },

    invalidate,
  }
}
