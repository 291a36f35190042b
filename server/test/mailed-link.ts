import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../src/platform/db/database.ts'

/** Mails that were written to somebody, oldest first. */
export const mailsTo = (db: Db, recipient: string) =>
  db
    .selectFrom('mail')
    .select(['subject', 'text', 'html', 'language_id'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()

/** Mails that people have asked for, as the jobs that write them know them. */
export const mailRequests = async (db: Db, job: 'mail-reset' | 'mail-verification') =>
  (
    await sql<{ state: string; data: object }>`
      select state, data from pgboss.job where name = ${job} order by created_on`.execute(db)
  ).rows

/** Waits until all that were asked for are written, on a site that does jobs. */
export const allMailsWritten = (db: Db) =>
  expect
    .poll(async () =>
      [
        ...(await mailRequests(db, 'mail-reset')),
        ...(await mailRequests(db, 'mail-verification')),
      ].filter(({ state }) => state !== 'completed'),
    )
    .toEqual([])

/**
 * The steps of the link below a place, such as `/reset_password/`, in the newest mail to somebody
 * that has one.
 */
export async function mailedSteps(db: Db, recipient: string, place: string): Promise<string[]> {
  const links = (await mailsTo(db, recipient)).flatMap(({ text }) =>
    text.split(/\s/).filter((word) => URL.parse(word)?.pathname.startsWith(place)),
  )
  return new URL(links.at(-1) ?? '').pathname.slice(place.length).split('/')
}
