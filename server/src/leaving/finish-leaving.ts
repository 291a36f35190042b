import { sql } from 'kysely'
import { lockAccount, lockMembers } from '../accounts/lock-members.ts'
import { mailMember } from '../accounts/mail-member.ts'
import type { Domain } from '../domain.ts'
import { DAY } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { eachInTurn } from '../platform/each-in-turn.ts'
import { job } from '../platform/jobs/job.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import type { Leaver } from './leaver.ts'

/** Days of a database that is away now and then. Jobs that wait have its name, so it stays. */
const eraseLeaver = job<{ userId: number }>('forget-member', {
  tries: 100,
  pauseSeconds: 15,
  longestPauseSeconds: 600,
  limitSeconds: 3_600,
})

type Erasing = readonly Pick<Domain, 'eraseMember' | 'eraseTraces'>[]

/**
 * Whoever had seven days to think again is gone with one transaction: nobody knows any more who
 * they were, and nothing lets them in. Their traces, which may be many, a job erases after it, step
 * by step.
 */
export function finishLeaving(site: Site, domains: Erasing): void {
  site.jobs.every('*/5 * * * *', 'finish-leaving', () => deleteDueAccounts(site, domains))
  site.jobs.work(eraseLeaver, ({ userId }) => eraseTraces(site, domains, userId))
}

/**
 * One after the other, each in a transaction of their own. What cannot be deleted is tried again
 * with the next turn, and keeps nobody else.
 */
export async function deleteDueAccounts(site: Site, domains: Erasing): Promise<void> {
  const now = site.clock.now()
  for (const id of await findDue(site.db, now))
    await site
      .transaction((work) => deleteAccount(site, work, { id, domains, now }))
      .catch((error: unknown) => site.log(`member ${id} could not leave: ${String(error)}`))
}

/** Those whose time has come, and those whose job was lost. */
const due = (db: Db, now: Date) =>
  db
    .selectFrom('leaving')
    .innerJoin('users', 'users.id', 'leaving.user_id')
    .select('leaving.user_id')
    .where('users.leaves_at', '<=', now)
    .where((where) =>
      where.or([
        where('leaving.began_at', 'is', null),
        where('leaving.began_at', '<', new Date(now.getTime() - DAY)),
      ]),
    )

const findDue = async (db: Db, now: Date) =>
  (await due(db, now).orderBy('leaving.user_id').execute()).map(({ user_id }) => user_id)

type Deletion = { id: number; domains: Erasing; now: Date }

/** Asked again under the lock of the member: it may have been taken back, or begun elsewhere. */
async function deleteAccount(
  site: Site,
  work: Work,
  { id, domains, now }: Deletion,
): Promise<void> {
  const { tx } = work
  await lockMembers(tx, [id])
  const isDue = await due(tx, now).where('leaving.user_id', '=', id).executeTakeFirst()
  if (!isDue) return
  const before = await readLeaver(tx, id)
  const person = await lockAccount(tx, id)
  if (person) {
    const leaver = await identify(tx, { ...before, person })
    await mailMember(site, tx, person, 'left', {})
    for (const erase of domains.flatMap(({ eraseMember = [] }) => eraseMember))
      await erase(site, work, leaver)
  }
  await tx.updateTable('leaving').set({ began_at: now }).where('user_id', '=', id).execute()
  await site.jobs.add(tx, eraseLeaver, { userId: id })
}

async function readLeaver(db: Db, id: number): Promise<Leaver> {
  const { keeps_texts, ...leaver } = await db
    .selectFrom('leaving')
    .innerJoin('users', 'users.id', 'leaving.user_id')
    .select(['names', 'addresses', 'keeps_texts', 'users.inserted as joined'])
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, ...leaver, keepsTexts: keeps_texts }
}

type Person = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/**
 * Every name and address that something may still know them by, but for what somebody else has by
 * now: under that one finds somebody else.
 */
async function identify(
  tx: Db,
  { person, ...leaver }: Leaver & { person: Person },
): Promise<Leaver> {
  const [given, changed] = await Promise.all([
    tx.selectFrom('former_username').select('username').where('user_id', '=', person.id).execute(),
    tx
      .selectFrom('audit')
      .select([
        sql<string | null>`before ->> 'email'`.as('before'),
        sql<string | null>`after ->> 'email'`.as('after'),
      ])
      .where('target', '=', `user ${person.id}`)
      .execute(),
  ])
  const names = await withoutThoseOfOthers(tx, person.id, 'username', [
    person.username,
    ...given.map(({ username }) => username),
  ])
  const addresses = await withoutThoseOfOthers(tx, person.id, 'email', [
    person.email,
    ...changed.flatMap(({ before, after }) => [before, after]),
  ])
  await tx
    .updateTable('leaving')
    .set({ names, addresses })
    .where('user_id', '=', person.id)
    .execute()
  return { ...leaver, names, addresses }
}

/** In lower case, as they are compared: two that differ in case only are one. */
async function withoutThoseOfOthers(
  tx: Db,
  id: number,
  column: 'username' | 'email',
  words: readonly (string | null)[],
): Promise<string[]> {
  const known = new Set(words.filter((word) => word !== null).map((word) => word.toLowerCase()))
  if (known.size === 0) return []
  const others = await tx
    .selectFrom('users')
    .select((of) => of.fn<string>('lower', [column]).as('word'))
    .where((where) => where(where.fn<string>('lower', [column]), 'in', [...known]))
    .where('id', '<>', id)
    .execute()
  const theirs = new Set(others.map(({ word }) => word))
  return [...known].filter((word) => !theirs.has(word))
}

/**
 * Every domain erases its own, whatever becomes of the others. The row of who is leaving goes
 * last: until then all of it is done again.
 */
export async function eraseTraces(site: Site, domains: Erasing, userId: number): Promise<void> {
  const isLeft = await site.db
    .selectFrom('leaving')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('began_at', 'is not', null)
    .executeTakeFirst()
  if (!isLeft) return
  const leaver = await readLeaver(site.db, userId)
  const ofDomains = domains.flatMap(({ eraseTraces: ofDomain = [] }) => ofDomain)
  await eachInTurn(ofDomains, (erase) => erase(site, leaver))
  await site.db.deleteFrom('leaving').where('user_id', '=', userId).execute()
}
