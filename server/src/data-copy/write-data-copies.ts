import { sql } from 'kysely'
import { mailMember } from '../accounts/mail-member.ts'
import { findForMail } from '../accounts/queries.ts'
import type { Domain } from '../domain.ts'
import type { Db } from '../platform/db/database.ts'
import type { Site } from '../site-parts.ts'
import { deleteCopies, deleteParts } from './delete-copies.ts'
import { GOOD_MS, writeDataCopy } from './order-data-copy.ts'
import { inParts } from './parts.ts'
import { zipOf } from './zip-of-member.ts'

type CopiedDomains = readonly Pick<Domain, 'ofMember'>[]

export const writeDataCopies = (site: Site, domains: CopiedDomains): void =>
  site.jobs.work(writeDataCopy, ({ userId }) => writeCopy(site, domains, userId))

/**
 * Puts everything of a member into parts of one file, a batch of rows at a time. Whoever is
 * interrupted begins anew; whoever was taken for lost meanwhile writes no further.
 */
export async function writeCopy(site: Site, domains: CopiedDomains, userId: number): Promise<void> {
  const files = domains.flatMap(({ ofMember = [] }) => ofMember)
  const attempt = await beginAttempt(site, userId)
  if (attempt === undefined) return
  const { content, total, done } = await zipOf(site, files, userId)
  let number = 0
  let bytes = 0
  for await (const part of inParts(content)) {
    bytes += part.length
    const state = { done: done(), total, bytes }
    if (!(await insertPart(site, { userId, attempt, number: number++, part, state }))) return
  }
  await finish(site, { userId, attempt, total })
}

/** Undefined when there is none to be written. */
async function beginAttempt({ db }: Site, userId: number): Promise<number | undefined> {
  const begun = await db
    .updateTable('data_copy')
    .set((set) => ({ attempt: set('attempt', '+', 1), done: 0, total: 0, bytes: 0 }))
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .returning('attempt')
    .executeTakeFirst()
  if (!begun) return undefined
  // None that another attempt writes, which may begin meanwhile.
  await deleteParts(
    db,
    sql`user_id in (
      select user_id from data_copy where user_id = ${userId} and attempt = ${begun.attempt})`,
  )
  return begun.attempt
}

type Part = {
  userId: number
  attempt: number
  number: number
  part: Buffer
  state: { done: number; total: number; bytes: number }
}

const insertPart = (site: Site, { userId, attempt, number, part, state }: Part) =>
  site.transaction(async ({ tx }) => {
    if (!(await updateAttempt(tx, { userId, attempt }, state))) return false
    await tx
      .insertInto('data_copy_part')
      .values({ user_id: userId, number, content: part })
      .execute()
    return true
  })

/** Answers false when another attempt has begun. */
async function updateAttempt(
  tx: Db,
  { userId, attempt }: { userId: number; attempt: number },
  state: Partial<Part['state']> & { finished_at?: Date },
): Promise<boolean> {
  const updated = await tx
    .updateTable('data_copy')
    .set(state)
    .where('user_id', '=', userId)
    .where('attempt', '=', attempt)
    .where('finished_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return updated !== undefined
}

/** The mail leads to the settings, where the file is fetched (`serve-data-copy.ts`). */
const finish = (
  site: Site,
  { userId, attempt, total }: { userId: number; attempt: number; total: number },
) =>
  site.transaction(async ({ tx }) => {
    const state = { done: total, total, finished_at: site.clock.now() }
    if (!(await updateAttempt(tx, { userId, attempt }, state))) return
    const member = await findForMail(tx, userId)
    const link = `${site.settings.origin}/settings#your-data`
    if (member) await mailMember(site, tx, member, 'data_copy', { link })
  })

/** A day after it was made, or asked for and never made, it goes with its parts. */
export const deleteExpiredCopies: NonNullable<Domain['deleteExpired']>[number] = (db, clock) => {
  const before = new Date(clock.now().getTime() - GOOD_MS)
  return deleteCopies(db, sql`coalesce(finished_at, asked_at) <= ${before}`)
}
