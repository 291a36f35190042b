import { OFFSET_MAX } from '@loadout/contract/platform/wire.ts'
import { sql } from 'kysely'
import { escapeLike } from '../db/escape-like.ts'
import type { Db } from '../db/database.ts'
import { updateInBatches } from '../db/update-in-batches.ts'
import type { RenderedMail } from './render-mail.ts'

type NewMail = RenderedMail & {
  recipient: string
  language_id: number
  inserted: Date
  is_last: boolean
}

/** Answers its id, which is all that the job of sending it takes along. */
export async function insertMail(db: Db, mail: NewMail): Promise<number> {
  const { id } = await db.insertInto('mail').values(mail).returning('id').executeTakeFirstOrThrow()
  return id
}

export type WaitingMail = NonNullable<Awaited<ReturnType<typeof findWaitingMail>>>

/** Nothing when it was sent or given up meanwhile. */
export const findWaitingMail = (db: Db, id: number) =>
  db
    .selectFrom('mail')
    .select(['id', 'recipient', 'language_id', 'subject', 'text', 'html', 'inserted'])
    .select('unsubscribe')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirst()

/** A failure of an earlier try is forgotten with it. */
export async function markSent(db: Db, mail: WaitingMail, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ sent_at: now, last_error: null, ...withoutLinks(mail) })
    .where('id', '=', mail.id)
    .execute()
}

/** `givenUpAt` is null while more tries follow, which send the same words. */
export async function markFailed(
  db: Db,
  mail: WaitingMail,
  { failure, givenUpAt }: { failure: string; givenUpAt: Date | null },
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ last_error: failure, given_up_at: givenUpAt, ...(givenUpAt && withoutLinks(mail)) })
    .where('id', '=', mail.id)
    .execute()
}

/**
 * Nobody sends these words any more, and whoever reads a backup could use their links (checklist
 * D01).
 */
const withoutLinks = ({ text, html }: WaitingMail) => ({
  text: withoutSecrets(text),
  html: withoutSecrets(html),
  unsubscribe: null,
})

/** Takes the words of mails, which may hold links with secrets; who got which, and when, stays. */
export const emptyMailsBefore = (db: Db, moment: Date): Promise<void> =>
  updateInBatches(db, 'mail', {
    set: sql`text = '', html = '', unsubscribe = null`,
    where: sql`inserted < ${moment} and html <> ''`,
  })

type MailFilter = { query?: string; given_up?: boolean | undefined }

/** Those to an address that has these words in it, and those that were given up, or all others. */
const mailsTo = (db: Db, { query = '', given_up: isGivenUp }: MailFilter) =>
  db
    .selectFrom('mail')
    .$if(query.trim() !== '', (mails) =>
      mails.where('recipient', 'ilike', `%${escapeLike(query.trim())}%`),
    )
    .$if(isGivenUp !== undefined, (mails) =>
      mails.where('given_up_at', isGivenUp ? 'is not' : 'is', null),
    )

/** How many there are on all pages of `listMails`, as far as a list goes. */
export async function countMails(db: Db, filter: MailFilter): Promise<number> {
  const { count } = await db
    .selectFrom(mailsTo(db, filter).select('id').limit(OFFSET_MAX).as('mail'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type ListedMail = Awaited<ReturnType<typeof listMails>>[number]

/**
 * The newest first, for staff. In production links are cut after their first part, because what
 * follows are secrets (AMB-136).
 */
export async function listMails(
  db: Db,
  {
    limit,
    offset = 0,
    production,
    ...filter
  }: MailFilter & { limit: number; offset?: number; production: boolean },
) {
  const mails = await mailsTo(db, filter)
    .select([
      'id',
      'recipient',
      'language_id',
      'subject',
      'text',
      'html',
      'inserted',
      'sent_at',
      'given_up_at',
      'last_error',
    ])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return production
    ? mails.map((mail) => ({
        ...mail,
        text: withoutSecrets(mail.text),
        html: withoutSecrets(mail.html),
      }))
    : mails
}

const withoutSecrets = (words: string) =>
  words.replaceAll(/(https?:\/\/[^\s"'<>/?#]+\/[^\s"'<>/?#]*)[^\s"'<>]+/g, '$1/…')
