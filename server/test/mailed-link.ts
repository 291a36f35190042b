import type { Db } from '../src/platform/db/database.ts'

/** Mails that were written to somebody, oldest first. */
export const mailsTo = (db: Db, recipient: string) =>
  db
    .selectFrom('mail')
    .select(['subject', 'text', 'html', 'language_id'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()

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
