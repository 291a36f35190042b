import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  languageById,
  type Language,
  type LanguageId,
} from '@loadout/contract/languages/languages.ts'
import { DAY, type Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { job, type Try } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { mailTextIn } from '../language/texts.ts'
import { isMailAddress } from './mail-address.ts'
import { describeMail, type MailKind, type MailValues } from './mail-messages.ts'
import {
  connectMailServer,
  failureOf,
  isRefusal,
  type MailConnection,
  type MailServer,
} from './mail-server.ts'
import {
  emptyMailsBefore,
  findWaitingMail,
  insertMail,
  markFailed,
  markSent,
  type WaitingMail,
} from './queries.ts'
import { renderMail, type MailDescription, type MailLook } from './render-mail.ts'

/** Somebody's address, and the language they last chose or their country's (AMB-120). */
export type Recipient = { address: string; languageId: LanguageId }

export type Mail = {
  /**
   * Writes a mail in the transaction of what it tells about. It is sent after the commit, whenever
   * the mail server can be reached; nobody waits for that. Without a mail server it stays for staff
   * to read.
   */
  write: <Kind extends MailKind>(
    tx: Db,
    to: Recipient,
    kind: Kind,
    values: MailValues[Kind],
  ) => Promise<void>
}

/** Two days of a mail server that is away. */
const deliverMail = job<{ id: number }>('deliver-mail', {
  tries: 300,
  pauseSeconds: 15,
  longestPauseSeconds: 600,
  limitSeconds: 180,
})

/** A server that says no for good is asked again: some say so when they only have a bad day. */
const REFUSED_TRIES = 3
/** How long to go on telling the database that a mail was sent, before it is sent again. */
const RECORD_MS = 60_000
const RECORD_PAUSE_MS = 1_000
const KEPT_DAYS = 30

type Options = {
  db: Db
  jobs: Jobs
  clock: Clock
  origin: string
  /** What the site is called and its colour, as they are now. */
  look: () => MailLook
  server: MailServer | undefined
  log: (message: string) => void
}

/**
 * Sends what is written, and keeps the words of a mail for thirty days, its links until it is sent.
 * `write` throws on what is no address, and on a link that leads away from the site.
 */
export function createMail({
  db,
  jobs,
  clock,
  origin,
  look,
  server,
  log,
}: Options): Mail & { close: () => Promise<void> } {
  let connection: Promise<MailConnection> | undefined

  const write: Mail['write'] = async (tx, { address, languageId }, kind, values) => {
    if (!isMailAddress(address)) throw new Error(`a ${kind} mail to something that is no address`)
    if ('link' in values && values.link !== null && !values.link.startsWith(`${origin}/`))
      throw new Error(`a ${kind} mail with a link that leads elsewhere`)
    const language = languageById(languageId)
    if (!language) throw new Error(`a ${kind} mail in language ${languageId}`)
    const text = await mailTextIn(language)
    const lookNow = look()
    const description = describeMail(text, kind, values, lookNow.name)
    const words = renderMail(withLanguage(description, language), {
      locale: language.locale,
      origin,
      look: lookNow,
    })
    const id = await insertMail(tx, {
      recipient: address,
      language_id: languageId,
      inserted: clock.now(),
      is_last: kind === 'left',
      ...words,
    })
    if (server) await jobs.add(tx, deliverMail, { id })
  }

  async function deliver(to: MailServer, id: number, { number, isLast }: Try) {
    const mail = await findWaitingMail(db, id)
    if (!mail) return
    const { recipient, subject, text, html, unsubscribe, inserted } = mail
    try {
      connection ??= connectMailServer(to)
      const locale = languageById(mail.language_id)?.locale ?? 'en'
      await (
        await connection
      ).send({
        siteName: look().name,
        recipient,
        subject,
        text,
        html,
        unsubscribe,
        locale,
        date: inserted,
        messageId: messageIdOf(id, inserted, origin),
      })
    } catch (error) {
      const isOver = isLast || (isRefusal(error) && number >= REFUSED_TRIES)
      const givenUpAt = isOver ? clock.now() : null
      await markFailed(db, mail, { failure: failureOf(error), givenUpAt })
      if (!isOver) throw new Error(`mail ${id} is not sent yet: ${codeOf(error)}`, { cause: error })
      log(`mail ${id} is given up: ${codeOf(error)}`)
      return
    }
    await recordSent(mail)
  }

  /** It is out: a database that is away or overloaded just now must not have it sent again. */
  async function recordSent(mail: WaitingMail) {
    const giveUp = performance.now() + RECORD_MS
    for (;;) {
      try {
        return await markSent(db, mail, clock.now())
      } catch (error) {
        if (performance.now() > giveUp) throw error
        await pause(RECORD_PAUSE_MS)
      }
    }
  }

  if (server) jobs.work(deliverMail, ({ id }, attempt) => deliver(server, id, attempt))
  jobs.every('17 3 * * *', 'empty-old-mails', () =>
    emptyMailsBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY)),
  )

  return { write, close: async () => (await connection)?.close() }
}

/** Where its links lead, the site speaks as it does, whichever browser opens them. */
function withLanguage(mail: MailDescription, { locale }: Language): MailDescription {
  const inLanguage = <Link extends { link: string }>({ link, ...words }: Link) => {
    const address = new URL(link)
    address.searchParams.set('lang', locale)
    return { ...words, link: address.href }
  }
  const { button, unsubscribe } = mail
  return {
    ...mail,
    ...(button && { button: inLanguage(button) }),
    ...(unsubscribe && { unsubscribe: inLanguage(unsubscribe) }),
  }
}

/**
 * The same for every attempt to send this mail, and for no other: a database that was filled anew
 * counts from 1 again.
 */
function messageIdOf(id: number, inserted: Date, origin: string): string {
  const mark = createHash('sha256')
    .update(`${id} ${inserted.toISOString()} ${origin}`)
    .digest('hex')
    .slice(0, 24)
  return `<${mark}@${new URL(origin).hostname}>`
}

/**
 * Short enough for the log and without anything that the mail server said: it may have repeated the
 * mail.
 */
function codeOf(error: unknown): string {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  return responseCode === undefined ? code : `${code} ${responseCode}`
}
