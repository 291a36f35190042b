import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { finishJobs } from '../../../test/finish-jobs.ts'
import { openSite } from '../../../test/open-site.ts'
import { startOwnPostgres } from '../../../test/own-postgres.ts'
import { createDatabase, startSite, TEST_NOW } from '../../../test/start-site.ts'
import {
  DELIVERY,
  deliveryStates,
  openMailServer,
  withoutMailServer,
  writeVerifyEmail,
  writtenMails,
} from '../../../test/written-mails.ts'
import { freePort } from '../../../../launcher/free-port.mjs'
import { migrate } from '../db/migrate.ts'

test('J04 while the mail server is away every mail is written at once, and each arrives once when it is back', async () => {
  const port = await freePort()
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'no-reply@community.example',
    ...withoutMailServer,
  }
  const site = await startSite({ jobs: true, environment })
  const addresses = Array.from({ length: 100 }, (_, number) => `person${number}@mail.example`)
  for (const address of addresses) await writeVerifyEmail(site, address)
  await eventually(async () =>
    expect(
      (await writtenMails(site)).filter(({ last_error }) => last_error?.includes('ECONNREFUSED'))
        .length,
    ).toBeGreaterThan(10),
  )
  expect(
    (await writtenMails(site)).every(
      ({ sent_at, given_up_at }) => sent_at === null && given_up_at === null,
    ),
  ).toBe(true)

  const server = await openMailServer({ port })
  await finishJobs(DELIVERY, [site])
  expect(server.letters.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
  expect(
    (await writtenMails(site)).every(
      ({ sent_at, last_error }) => sent_at !== null && last_error === null,
    ),
  ).toBe(true)
})

test('N06 an address that the mail server refuses is tried three times, given up, and holds nobody else up', async () => {
  const server = await openMailServer({ refused: ['nobody@mail.example'] })
  const site = await startSite({ jobs: true, environment: server.environment })
  await writeVerifyEmail(site, 'nobody@mail.example')
  await writeVerifyEmail(site, 'haldor@mail.example')

  await eventually(() =>
    expect(server.letters.flatMap(({ to }) => to)).toEqual(['haldor@mail.example']),
  )
  const refused = async () =>
    (await writtenMails(site)).find(({ recipient }) => recipient === 'nobody@mail.example')
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
  const server = await openMailServer({ slowMs: 20 })
  const url = await createDatabase()
  const openOne = () => openSite(url, { jobs: true, environment: server.environment })
  const sites = await Promise.all([openOne(), openOne(), openOne()])
  onTestFinished(async () => void (await Promise.all(sites.map((site) => site.end()))))
  const addresses = Array.from({ length: 60 }, (_, number) => `person${number}@mail.example`)
  // One after the other in each: a burst on connections that are still being opened may be refused.
  await Promise.all(
    sites.map(async (site, of) => {
      for (const address of addresses.filter((_, number) => number % 3 === of))
        await writeVerifyEmail(site, address)
    }),
  )

  await finishJobs(DELIVERY, sites)
  expect(server.letters.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
  expect(new Set(server.letters.map(({ headers }) => headers['message-id'])).size).toBe(60)
})

test('N01 a mail whose sender died before it could write that down goes out again as the same mail', async () => {
  const server = await openMailServer()
  const site = await startSite({ jobs: true, environment: server.environment })
  await writeVerifyEmail(site, 'haldor@mail.example')
  await eventually(async () => expect((await writtenMails(site))[0]?.sent_at).not.toBeNull())

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
  const server = await openMailServer({
    beforeTaking: async (count) => {
      if (count === 2) await isAway.promise
      taken = count
    },
  })
  const site = await openSite(postgres.url, { jobs: true, environment: server.environment })
  onTestFinished(site.end)
  await writeVerifyEmail(site, 'first@mail.example')
  await eventually(async () => expect(await deliveryStates(site)).toEqual(['completed']))
  await writeVerifyEmail(site, 'haldor@mail.example')
  await eventually(() => expect(server.letters).toHaveLength(2))
  postgres.crash()
  await eventually(() => expect(writtenMails(site)).rejects.toThrow())
  isAway.resolve()
  await eventually(() => expect(taken).toBe(2))
  await postgres.restart()

  await eventually(async () =>
    expect((await writtenMails(site)).map(({ sent_at }) => sent_at)).toEqual([TEST_NOW, TEST_NOW]),
  )
  await finishJobs(DELIVERY, [site])
  expect(server.letters.flatMap(({ to }) => to)).toEqual([
    'first@mail.example',
    'haldor@mail.example',
  ])
})

test('N01 a database that is too busy to hear that a mail was sent hears it later, and has it sent once', async () => {
  const server = await openMailServer()
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
  await writeVerifyEmail(site, 'haldor@mail.example')
  await eventually(async () => expect((await writtenMails(site))[0]?.sent_at).toEqual(TEST_NOW))
  expect((await writtenMails(site))[0]?.last_error).toBeNull()
  expect(server.letters).toHaveLength(1)
})
