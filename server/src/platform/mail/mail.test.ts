import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { everywhereWith } from '../../../test/everywhere-with.ts'
import { finishJobs } from '../../../test/finish-jobs.ts'
import { refuseLarge } from '../../../test/refuse-large.ts'
import { startSite, TEST_NOW } from '../../../test/start-site.ts'
import {
  DELIVERY,
  deliveryStates,
  openMailServer,
  VERIFY_LINK,
  withoutMailServer,
  wordsOf,
  writeMail,
  writeVerifyEmail,
  writtenMails,
} from '../../../test/written-mails.ts'
import { emptyMailsBefore, listMails } from './queries.ts'
import { DAY } from '../clock.ts'

test('AMB-120 a mail arrives in the language it was written in, in HTML and in plain text, and its link leads on in it', async () => {
  const server = await openMailServer()
  const site = await startSite({ jobs: true, environment: server.environment })
  await writeVerifyEmail(site, 'haldor@mail.example', 5)

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
    expect(wordsOf(letter, type)).toContain('Здравствуйте, Haldor!')
    expect(wordsOf(letter, type)).toContain(`${VERIFY_LINK}?lang=ru`)
    expect(wordsOf(letter, type)).toContain('Ссылка одноразовая и действует 24 часа.')
  }
  await eventually(async () =>
    expect(await writtenMails(site)).toMatchObject([
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

test.each([
  { from: 'no-reply@community.example', named: 'Arena <no-reply@community.example>' },
  { from: 'Arena mail <a@community.example>', named: 'Arena mail <a@community.example>' },
])('mails from $from come from $named on a site called Arena', async ({ from, named }) => {
  const server = await openMailServer()
  const site = await startSite({
    jobs: true,
    environment: { ...server.environment, MAIL_FROM: from, SITE_NAME: 'Arena' },
  })
  await writeVerifyEmail(site, 'haldor@mail.example')
  await eventually(() => expect(server.letters).toHaveLength(1))
  expect(server.letters[0]?.headers).toMatchObject({ from: named })
})

test('a password is told to a mail server on this machine, and to any other only over TLS', async () => {
  const server = await openMailServer({ wantsPassword: true })
  const near = await startSite({
    jobs: true,
    environment: {
      ...server.environment,
      SMTP_URL: `smtp://loadout:hunter%2022@127.0.0.1:${server.port}`,
    },
  })
  await writeVerifyEmail(near, 'haldor@mail.example')
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
  await writeVerifyEmail(far, 'mireia@mail.example')
  await eventually(async () => expect((await writtenMails(far))[0]?.last_error).toMatch(/ETLS/))
  expect(server.signIns).toHaveLength(1)
  expect(server.letters).toHaveLength(1)
})

test('a mail server that vouches for itself gets mails over TLS, and no password from another machine', async () => {
  const server = await openMailServer({ wantsPassword: true, offersTls: true })
  const siteWith = (host: string) =>
    startSite({
      jobs: true,
      environment: {
        ...server.environment,
        SMTP_URL: `smtp://loadout:hunter%2022@${host}:${server.port}`,
      },
    })
  await writeVerifyEmail(await siteWith('127.0.0.1'), 'haldor@mail.example')
  await eventually(() =>
    expect(server.letters).toMatchObject([{ to: ['haldor@mail.example'], isEncrypted: true }]),
  )
  expect(server.signIns).toHaveLength(1)

  const far = await siteWith('[::ffff:127.0.0.1]')
  await writeVerifyEmail(far, 'mireia@mail.example')
  await eventually(async () =>
    expect((await writtenMails(far))[0]?.last_error).toMatch(/self.signed|certificate/i),
  )
  expect(server.signIns).toHaveLength(1)
  expect(server.letters).toHaveLength(1)
})

test('a mail of a transaction that is rolled back is neither kept nor sent', async () => {
  const server = await openMailServer()
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
  await writeVerifyEmail(site, 'mireia@mail.example')

  // Jobs are done in the order of their mails.
  await eventually(() => expect(server.letters).toHaveLength(1))
  await finishJobs(DELIVERY, [site])
  expect(server.letters.flatMap(({ to }) => to)).toEqual(['mireia@mail.example'])
  expect(await writtenMails(site)).toHaveLength(1)
})

test('AMB-136 without a mail server mails stay in the outbox, whose links are cut in production', async () => {
  const site = await startSite({ jobs: true, environment: withoutMailServer })
  await writeVerifyEmail(site, 'haldor@mail.example')
  await writeMail(site, { address: 'mireia@mail.example', languageId: 3 }, 'password_changed', {
    username: 'Mireia',
  })
  expect(await deliveryStates(site)).toEqual([])

  const [latest, first] = await writtenMails(site)
  expect(latest).toMatchObject({
    recipient: 'mireia@mail.example',
    subject: 'Dein Passwort wurde geändert',
    sent_at: null,
  })
  expect(first?.text).toContain(VERIFY_LINK)
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
  const site = await startSite({ environment: withoutMailServer })
  await expect(writeVerifyEmail(site, address)).rejects.toThrow(
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
  expect(await writtenMails(site)).toEqual([])
})

test('J03 a name with line breaks, commas and brackets adds no header and no recipient', async () => {
  const server = await openMailServer()
  const site = await startSite({ jobs: true, environment: server.environment })
  await writeMail(site, { address: 'haldor@mail.example', languageId: 0 }, 'password_changed', {
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
  const site = await startSite({ environment: withoutMailServer })
  for (const link of [
    'https://evil.example/auth/1/x',
    'https://community.example.evil.example/x',
    'javascript:alert(1)',
    '/auth/1/x',
  ]) {
    await expect(
      writeMail(site, { address: 'a@b.example', languageId: 0 }, 'sign_in_link', {
        username: 'Haldor',
        link,
      }),
    ).rejects.toThrow('leads elsewhere')
  }
})

test('D02 nothing of a link reaches the log, whether a mail is sent, refused or written in vain', async () => {
  const server = await openMailServer({ refused: ['nobody@mail.example'] })
  const site = await startSite({
    jobs: true,
    environment: { ...server.environment, LOG_LEVEL: 'trace' },
  })
  await writeVerifyEmail(site, 'haldor@mail.example')
  await writeVerifyEmail(site, 'nobody@mail.example')
  await eventually(async () =>
    expect(
      (await writtenMails(site)).filter(
        ({ sent_at, given_up_at }) => sent_at !== null || given_up_at !== null,
      ),
    ).toHaveLength(2),
  )

  expect(site.log.join('\n')).toContain('is not sent yet: EENVELOPE 550')
  expect(site.log.join('\n')).not.toMatch(/S3cret|secret|nobody@/)
})

test('D01 of a mail that was sent or given up no link that could be used is kept, of one that waits they are', async () => {
  const server = await openMailServer({ refused: ['nobody@mail.example'] })
  const site = await startSite({ jobs: true, environment: server.environment })
  const unsubscribe = 'https://community.example/unsubscribe/7/S3cretS3cret'
  for (const address of ['haldor@mail.example', 'nobody@mail.example'])
    await writeMail(site, { address, languageId: 0 }, 'ticket_answered', {
      username: 'Haldor',
      subject: 'Headset',
      link: VERIFY_LINK,
      unsubscribe,
    })
  await eventually(async () => expect(await everywhereWith(site.db, 'S3cret')).toEqual([]))

  const mails = await writtenMails(site)
  for (const { text, html } of mails)
    for (const words of [text, html]) {
      expect(words).toContain('https://community.example/user/…')
      expect(words).toContain('https://community.example/unsubscribe/…')
      expect(words).toContain('Headset')
    }
  expect(mails.map(({ sent_at, given_up_at }) => [sent_at, given_up_at])).toEqual([
    [null, TEST_NOW],
    [TEST_NOW, null],
  ])
  expect(server.letters.map((letter) => letter.headers['list-unsubscribe'])).toEqual([
    `<${unsubscribe}?lang=en>`,
  ])

  const waiting = await startSite({ environment: server.environment })
  await writeVerifyEmail(waiting, 'haldor@mail.example')
  expect((await writtenMails(waiting))[0]?.text).toContain(VERIFY_LINK)
})

test('mails lose their words after 30 days, sent or not', async () => {
  const site = await startSite({ environment: withoutMailServer })
  await writeVerifyEmail(site, 'old@mail.example')
  site.clock.advance(2 * DAY)
  await writeVerifyEmail(site, 'young@mail.example')
  await emptyMailsBefore(site.db, new Date(TEST_NOW.getTime() + DAY))

  const [young, old] = await writtenMails(site)
  expect(old).toMatchObject({
    recipient: 'old@mail.example',
    subject: 'Verify your e-mail address',
    text: '',
    html: '',
  })
  expect(young?.text).toContain(VERIFY_LINK)
})

test('the words of more mails than one statement empties go after 30 days', async () => {
  const { db } = await startSite({ environment: withoutMailServer })
  await sql`
    insert into mail (recipient, language_id, subject, text, html, inserted)
    select 'old@mail.example', 0, 'Hi', 'Hi', 'Hi', ${TEST_NOW} from generate_series(1, 10_003)`.execute(
    db,
  )
  await refuseLarge(db, 'mail')
  await emptyMailsBefore(db, new Date(TEST_NOW.getTime() + 1))
  const left = await db.selectFrom('mail').select('id').where('html', '<>', '').execute()
  expect(left).toEqual([])
})
