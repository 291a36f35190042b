import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { finishJobs } from '../../../test/finish-jobs.ts'
import { startMailServer, type ArrivedLetter } from '../../../test/mail-server.ts'
import { openSite } from '../../../test/open-site.ts'
import { startOwnPostgres } from '../../../test/own-postgres.ts'
import { createDatabase, startSite, TEST_NOW, type TestSite } from '../../../test/start-site.ts'
import { freePort } from '../../../../launcher/free-port.mjs'
import { migrate } from '../db/migrate.ts'
import type { Recipient } from './mail.ts'
import type { MailKind, MailValues } from './mail-messages.ts'
import { emptyMailsBefore, listMails } from './queries.ts'

const LINK = 'https://community.example/user/verify_email/7/S3cretS3cretS3cretS3cret'
const outbox = { ORIGIN: 'https://community.example' }

/** The job that sends a mail. */
const DELIVERY = 'deliver-mail'

type Writing = Pick<TestSite, 'db' | 'site'>

const write = <Kind extends MailKind>(
  { db, site }: Writing,
  to: Recipient,
  kind: Kind,
  values: MailValues[Kind],
) => db.transaction().execute((tx) => site.mail.write(tx, to, kind, values))

const verify = (site: Writing, address: string, languageId: Recipient['languageId'] = 0) =>
  write(site, { address, languageId }, 'verify_email', { username: 'Haldor', link: LINK })

const all = ({ db }: Writing) => listMails(db, { limit: 1000, production: false })

/** How far each delivery of a mail is. */
const deliveries = async ({ db }: Writing) =>
  (
    await sql<{ state: string }>`select state from pgboss.job where name = ${DELIVERY}`.execute(db)
  ).rows.map(({ state }) => state)

const words = ({ parts }: ArrivedLetter, type: string) =>
  parts.find((part) => part.type === type)?.words ?? ''

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options)
  onTestFinished(server.stop)
  return server
}

test('AMB-120 a mail arrives in the language it was written in, in HTML and in plain text', async () => {
  const server = await mailServer()
  const site = await startSite({ jobs: true, environment: server.environment })
  await verify(site, 'haldor@mail.example', 5)

  await eventually(() => expect(server.letters).toHaveLength(1))
  const letter = server.letters[0]!
  expect(letter).toMatchObject({ from: 'no-reply@community.example', to: ['haldor@mail.example'] })
  expect(letter.headers).toMatchObject({
    from: 'Loadout <no-reply@community.example>',
    to: 'haldor@mail.example',
    subject: 'Подтвердите адрес электронной почты',
    date: TEST_NOW.toUTCString().replace('GMT', '+0000'),
    'auto-submitted': 'auto-generated',
    'content-language': 'ru',
  })
  expect(letter.headers['message-id']).toMatch(/^<[0-9a-f]{24}@community\.example>$/)
  expect(letter.parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html'])
  for (const type of ['text/plain', 'text/html']) {
    expect(words(letter, type)).toContain('Здравствуйте, Haldor!')
    expect(words(letter, type)).toContain(LINK)
    expect(words(letter, type)).toContain('Ссылка одноразовая и действует 24 часа.')
  }
  await eventually(async () =>
    expect(await all(site)).toMatchObject([
      {
        recipient: 'haldor@mail.example',
        language_id: 5,
        sent_at: TEST_NOW,
        given_up_at: null,
        last_error: null,
      },
    ]),
  )
})

test('J04 while the mail server is away every mail is written at once, and each arrives once when it is back', async () => {
  const port = await freePort()
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'no-reply@community.example',
    ...outbox,
  }
  const site = await startSite({ jobs: true, environment })
  const addresses = Array.from({ length: 100 }, (_, number) => `person${number}@mail.example`)
  for (const address of addresses) await verify(site, address)
  await eventually(async () =>
    expect(
      (await all(site)).filter(({ last_error }) => last_error?.includes('ECONNREFUSED')).length,
    ).toBeGreaterThan(10),
  )
  expect(
    (await all(site)).every(({ sent_at, given_up_at }) => sent_at === null && given_up_at === null),
  ).toBe(true)

  const server = await mailServer({ port })
  await finishJobs(DELIVERY, [site])
  expect(server.letters.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
  expect(
    (await all(site)).every(({ sent_at, last_error }) => sent_at !== null && last_error === null),
  ).toBe(true)
})

test('N06 an address that the mail server refuses is tried three times, given up, and holds nobody else up', async () => {
  const server = await mailServer({ refused: ['nobody@mail.example'] })
  const site = await startSite({ jobs: true, environment: server.environment })
  await verify(site, 'nobody@mail.example')
  await verify(site, 'haldor@mail.example')

  await eventually(() =>
    expect(server.letters.flatMap(({ to }) => to)).toEqual(['haldor@mail.example']),
  )
  const refused = async () =>
    (await all(site)).find(({ recipient }) => recipient === 'nobody@mail.example')
  await eventually(async () =>
    expect(await refused()).toMatchObject({ sent_at: null, given_up_at: TEST_NOW }),
  )
  expect((await refused())?.last_error).toMatch(
    /^EENVELOPE .*550 5\.1\.1 nobody is called <nobody@mail\.example> here, whatever https:…/,
  )
  await finishJobs(DELIVERY, [site])
  expect(server.refusals).toHaveLength(3)
  expect(site.log.filter((line) => line.includes('is given up: EENVELOPE 550'))).toHaveLength(1)
})

test('N01 three processes send each of 60 mails once', async () => {
  const server = await mailServer({ slowMs: 20 })
  const url = await createDatabase()
  const openOne = () => openSite(url, { jobs: true, environment: server.environment })
  const sites = await Promise.all([openOne(), openOne(), openOne()])
  onTestFinished(async () => void (await Promise.all(sites.map((site) => site.end()))))
  const addresses = Array.from({ length: 60 }, (_, number) => `person${number}@mail.example`)
  // One after the other in each: a burst on connections that are still being opened may be refused.
  await Promise.all(
    sites.map(async (site, of) => {
      for (const address of addresses.filter((_, number) => number % 3 === of))
        await verify(site, address)
    }),
  )

  await finishJobs(DELIVERY, sites)
  expect(server.letters.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
  expect(new Set(server.letters.map(({ headers }) => headers['message-id'])).size).toBe(60)
})

test('N01 a mail whose sender died before it could write that down goes out again as the same mail', async () => {
  const server = await mailServer()
  const site = await startSite({ jobs: true, environment: server.environment })
  await verify(site, 'haldor@mail.example')
  await eventually(async () => expect((await all(site))[0]?.sent_at).not.toBeNull())

  // What a crash leaves behind: sent, but neither the row nor the job knows.
  await site.db.updateTable('mail').set({ sent_at: null }).execute()
  await site.db.transaction().execute((tx) =>
    site.site.jobs.add(
      tx,
      {
        name: DELIVERY,
        tries: 1,
        pauseSeconds: 1,
        longestPauseSeconds: 1,
        limitSeconds: 60,
      },
      { id: 1 },
    ),
  )
  await eventually(() => expect(server.letters).toHaveLength(2))
  const [first, again] = server.letters
  expect(again?.headers['message-id']).toBe(first?.headers['message-id'])
  expect(again?.headers['date']).toBe(first?.headers['date'])
})

test('N01 a database that goes away while a mail is handed over hears later that it was sent, and has it sent once', async () => {
  // What it has confirmed is there after the crash, however long the machine lets it wait.
  const postgres = await startOwnPostgres('mail-away', { durable: true })
  onTestFinished(() => postgres.stop())
  await migrate(postgres.url)
  const isAway = Promise.withResolvers<void>()
  let taken = 0
  const server = await mailServer({
    beforeTaking: async (count) => {
      if (count === 2) await isAway.promise
      taken = count
    },
  })
  const site = await openSite(postgres.url, { jobs: true, environment: server.environment })
  onTestFinished(site.end)
  await verify(site, 'first@mail.example')
  await eventually(async () => expect(await deliveries(site)).toEqual(['completed']))
  await verify(site, 'haldor@mail.example')
  await eventually(() => expect(server.letters).toHaveLength(2))
  postgres.crash()
  await eventually(() => expect(all(site)).rejects.toThrow())
  isAway.resolve()
  await eventually(() => expect(taken).toBe(2))
  await postgres.restart()

  await eventually(async () =>
    expect((await all(site)).map(({ sent_at }) => sent_at)).toEqual([TEST_NOW, TEST_NOW]),
  )
  await finishJobs(DELIVERY, [site])
  expect(server.letters.flatMap(({ to }) => to)).toEqual([
    'first@mail.example',
    'haldor@mail.example',
  ])
})

test('N01 a database that is too busy to hear that a mail was sent hears it later, and has it sent once', async () => {
  const server = await mailServer()
  const site = await startSite({ jobs: true, environment: server.environment })
  await sql`create sequence record_try`.execute(site.db)
  await sql`
    create function refuse_first() returns trigger language plpgsql as $$ begin
      if nextval('record_try') = 1 then raise query_canceled; end if;
      return new;
    end $$`.execute(site.db)
  await sql`
    create trigger refuse_first before update on mail
    for each row execute function refuse_first()`.execute(site.db)
  await verify(site, 'haldor@mail.example')
  await eventually(async () => expect((await all(site))[0]?.sent_at).toEqual(TEST_NOW))
  expect((await all(site))[0]?.last_error).toBeNull()
  expect(server.letters).toHaveLength(1)
})

test('a password is told to a mail server on this machine, and to any other only over TLS', async () => {
  const server = await mailServer({ wantsPassword: true })
  const near = await startSite({
    jobs: true,
    environment: {
      ...server.environment,
      SMTP_URL: `smtp://loadout:hunter%2022@127.0.0.1:${server.port}`,
    },
  })
  await verify(near, 'haldor@mail.example')
  await eventually(() => expect(server.letters).toHaveLength(1))
  expect(server.signIns).toEqual([{ user: 'loadout', password: 'hunter 22' }])

  // The same machine under a name that could be any.
  const far = await startSite({
    jobs: true,
    environment: {
      ...server.environment,
      SMTP_URL: `smtp://loadout:hunter%2022@[::ffff:127.0.0.1]:${server.port}`,
    },
  })
  await verify(far, 'mireia@mail.example')
  await eventually(async () => expect((await all(far))[0]?.last_error).toMatch(/ETLS/))
  expect(server.signIns).toHaveLength(1)
  expect(server.letters).toHaveLength(1)
})

test('a mail of a transaction that is rolled back is neither kept nor sent', async () => {
  const server = await mailServer()
  const site = await startSite({ jobs: true, environment: server.environment })
  const rolledBack = site.db.transaction().execute(async (tx) => {
    await site.site.mail.write(
      tx,
      { address: 'haldor@mail.example', languageId: 0 },
      'password_changed',
      { username: 'Haldor' },
    )
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await verify(site, 'mireia@mail.example')

  // Jobs are done in the order of their mails.
  await eventually(() => expect(server.letters).toHaveLength(1))
  await finishJobs(DELIVERY, [site])
  expect(server.letters.flatMap(({ to }) => to)).toEqual(['mireia@mail.example'])
  expect(await all(site)).toHaveLength(1)
})

test('AMB-136 without a mail server mails stay in the outbox, whose links are cut in production', async () => {
  const site = await startSite({ jobs: true, environment: outbox })
  await verify(site, 'haldor@mail.example')
  await write(site, { address: 'mireia@mail.example', languageId: 3 }, 'password_changed', {
    username: 'Mireia',
  })
  expect(await deliveries(site)).toEqual([])

  const [latest, first] = await all(site)
  expect(latest).toMatchObject({
    recipient: 'mireia@mail.example',
    subject: 'Dein Passwort wurde geändert',
    sent_at: null,
  })
  expect(first?.text).toContain(LINK)
  const shown = await listMails(site.db, { limit: 1, offset: 1, production: true })
  expect(shown).toMatchObject([
    { recipient: 'haldor@mail.example', subject: 'Verify your e-mail address' },
  ])
  for (const part of [shown[0]?.text, shown[0]?.html]) {
    expect(part).not.toMatch(/S3cret|verify_email\//)
    expect(part).toContain('https://community.example/user/…')
    expect(part).toContain('Hi Haldor,')
  }
})

test.each([
  'a@b.example\r\nBcc: c@d.example',
  'a@b.example, c@d.example',
  'Haldor <a@b.example>',
  '',
])('J03 no mail is written to %j', async (address) => {
  const site = await startSite({ environment: outbox })
  await expect(verify(site, address)).rejects.toThrow(
    'a verify_email mail to something that is no address',
  )
  const row = {
    recipient: address,
    language_id: 0,
    subject: 'x',
    text: '',
    html: '',
    inserted: TEST_NOW,
  }
  await expect(site.db.insertInto('mail').values(row).execute()).rejects.toThrow(
    'mail_recipient_check',
  )
  await expect(
    site.db
      .insertInto('mail')
      .values({ ...row, recipient: 'a@b.example', subject: 'x\r\nBcc: c@d.example' })
      .execute(),
  ).rejects.toThrow('mail_subject_check')
  expect(await all(site)).toEqual([])
})

test('J03 a name with line breaks, commas and brackets adds no header and no recipient', async () => {
  const server = await mailServer()
  const site = await startSite({ jobs: true, environment: server.environment })
  await write(site, { address: 'haldor@mail.example', languageId: 0 }, 'password_changed', {
    username: 'x\r\nBcc: c@d.example, <e@f.example>',
  })

  await eventually(() => expect(server.letters).toHaveLength(1))
  expect(server.letters[0]?.to).toEqual(['haldor@mail.example'])
  expect(Object.keys(server.letters[0]!.headers).toSorted()).toEqual([
    'auto-submitted',
    'content-language',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ])
})

test('E07 a link to anywhere but this site is not mailed', async () => {
  const site = await startSite({ environment: outbox })
  for (const link of [
    'https://evil.example/auth/1/x',
    'https://community.example.evil.example/x',
    'javascript:alert(1)',
    '/auth/1/x',
  ]) {
    await expect(
      write(site, { address: 'a@b.example', languageId: 0 }, 'sign_in_link', {
        username: 'Haldor',
        link,
      }),
    ).rejects.toThrow('leads elsewhere')
  }
})

test('D02 nothing of a link reaches the log, whether a mail is sent, refused or written in vain', async () => {
  const server = await mailServer({ refused: ['nobody@mail.example'] })
  const site = await startSite({
    jobs: true,
    environment: { ...server.environment, LOG_LEVEL: 'trace' },
  })
  await verify(site, 'haldor@mail.example')
  await verify(site, 'nobody@mail.example')
  await eventually(async () =>
    expect(
      (await all(site)).filter(
        ({ sent_at, given_up_at }) => sent_at !== null || given_up_at !== null,
      ),
    ).toHaveLength(2),
  )

  expect(site.log.join('\n')).toContain('is not sent yet: EENVELOPE 550')
  expect(site.log.join('\n')).not.toMatch(/S3cret|secret|nobody@/)
})

test('mails lose their words after 30 days, sent or not', async () => {
  const site = await startSite({ environment: outbox })
  await verify(site, 'old@mail.example')
  site.clock.advance(2 * 86_400_000)
  await verify(site, 'young@mail.example')
  await emptyMailsBefore(site.db, new Date(TEST_NOW.getTime() + 86_400_000))

  const [young, old] = await all(site)
  expect(old).toMatchObject({
    recipient: 'old@mail.example',
    subject: 'Verify your e-mail address',
    text: '',
    html: '',
  })
  expect(young?.text).toContain(LINK)
})
