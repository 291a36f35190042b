import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import * as settings from '@loadout/contract/notifications/notification-settings.ts'
import { enableNotifications, markAsSeen } from '@loadout/contract/notifications/notifications.ts'
import { eventually } from '../../test/eventually.ts'
import { startMailServer } from '../../test/mail-server.ts'
import { elements, readPage, textOf } from '../../test/read-page.ts'
import { startSite, TEST_NOW, type TestSite } from '../../test/start-site.ts'
import { untilSomebodyWaitsFor } from '../../test/until-somebody-waits.ts'
import { DAY, HOUR, MINUTE } from '../platform/clock.ts'
import { listMails } from '../platform/mail/queries.ts'
import { mailNotifications } from './mail-notifications.ts'

const { chooseNotificationMail, getNotificationSettings, unsubscribe } = settings

type Caller = Awaited<ReturnType<TestSite['as']>>

/** A member whose address is theirs, and what is told them of themselves. */
async function siteOfReader(environment: Record<string, string> = {}) {
  const site = await startSite({
    environment: { ORIGIN: 'https://community.example', ...environment },
    jobs: 'SMTP_URL' in environment,
  })
  const haldor = await site.make.member({
    username: 'Haldor',
    email: 'haldor@mail.example',
    flags: Flag.HasVerifiedEmail,
  })
  const tindra = await site.make.member({ username: 'Tindra' })
  let number = 0
  const addNotification = (type: number, to: { id: number } = haldor, db = site.db) =>
    db
      .insertInto('notification')
      .values({
        user_id: to.id,
        event: `event ${++number}`,
        type,
        from_user_id: tindra.id,
        data: JSON.stringify({}),
        inserted: site.clock.now(),
      })
      .execute()
  const after = async (milliseconds: number) => {
    site.clock.set(new Date(site.clock.now().getTime() + milliseconds))
    await mailNotifications(site.site)
    return mailsOf(site)
  }
  return { ...site, haldor, addNotification, after, who: await site.as(haldor) }
}

const mailsOf = async ({ db }: Pick<TestSite, 'db'>) =>
  (await listMails(db, { limit: 100, production: false })).map(({ subject }) => subject)

test('a mention that nobody looked at for a day is mailed once, and nothing that is no mention or reply', async () => {
  const { addNotification, after, db } = await siteOfReader()
  await addNotification(11)
  await addNotification(14)
  expect(await after(23 * HOUR)).toEqual([])
  expect(await after(HOUR)).toEqual(['1 new notification on Loadout'])
  expect(await after(2 * DAY)).toHaveLength(1)
  const [mail] = await listMails(db, { limit: 1, production: false })
  expect(mail?.text).toContain('Tindra mentioned you in a comment')
  expect(mail?.text).not.toContain('upvoted')
})

test('what was seen is not mailed', async () => {
  const { call, addNotification, after, who } = await siteOfReader()
  await addNotification(11)
  await call(markAsSeen, {}, who)
  expect(await after(2 * DAY)).toEqual([])
})

test('AMB-73 what came within the second that was marked as seen is not mailed', async () => {
  const { call, clock, addNotification, after, who } = await siteOfReader()
  clock.set(new Date(TEST_NOW.getTime() + 400))
  await addNotification(11)
  clock.advance(5_000)
  await call(markAsSeen, { timestamp: TEST_NOW.getTime() / 1_000 }, who)
  expect(await after(2 * DAY)).toEqual([])
})

test.each([
  { mail: 'off', mails: 0 },
  { mail: 'replies', mails: 8 },
  { mail: 'day', mails: 8 },
  { mail: 'week', mails: 2 },
] as const)(
  'whoever chose $mail gets $mails mails in eight days with a mention every hour, and never two within a day',
  async ({ mail, mails }) => {
    const { call, addNotification, db, after, who } = await siteOfReader()
    await call(chooseNotificationMail, { mail }, who)
    expect((await call(getNotificationSettings, {}, who)).mail).toBe(mail)
    for (let hour = 0; hour < 8 * 24; hour++) {
      await addNotification(11)
      await after(HOUR)
    }
    const written = await db.selectFrom('mail').select('inserted').orderBy('id').execute()
    const pauses = written
      .slice(1)
      .map(({ inserted }, place) => +inserted - +written[place]!.inserted)
    expect(Math.min(DAY, ...pauses)).toBe(DAY)
    expect(written).toHaveLength(mails)
  },
)

test('whoever is mailed once a day is mailed in the same hour, also when the next run comes to them some seconds sooner', async () => {
  const { call, addNotification, after, who } = await siteOfReader()
  await call(chooseNotificationMail, { mail: 'day' }, who)
  await addNotification(11)
  expect(await after(10 * MINUTE + 20_000)).toHaveLength(1)
  await after(HOUR)
  await addNotification(11)
  expect(await after(22 * HOUR)).toHaveLength(1)
  expect(await after(HOUR - 10_000)).toHaveLength(2)
})

test('what is told of while a mail is written, and is through only after it, is in the next one', async () => {
  const { call, addNotification, after, who, clock, db, site, haldor } = await siteOfReader()
  await call(chooseNotificationMail, { mail: 'day' }, who)
  await addNotification(11)
  clock.advance(10 * MINUTE)
  await db.transaction().execute(async (tx) => {
    await addNotification(11, haldor, tx)
    await mailNotifications(site)
  })
  expect(await mailsOf({ db })).toEqual(['1 new notification on Loadout'])
  expect(await after(DAY)).toEqual([
    '1 new notification on Loadout',
    '1 new notification on Loadout',
  ])
})

test('of many members each is mailed once, however far apart their numbers are', async () => {
  const { addNotification, after, db, make } = await siteOfReader()
  await addNotification(11)
  for (const email of ['ola@mail.example', 'mireia@mail.example']) {
    await sql`select setval('users_id_seq', nextval('users_id_seq') + 45000)`.execute(db)
    await addNotification(11, await make.member({ email, flags: Flag.HasVerifiedEmail }))
  }
  await after(DAY)
  const mails = await db.selectFrom('mail').select('recipient').orderBy('id').execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual([
    'haldor@mail.example',
    'ola@mail.example',
    'mireia@mail.example',
  ])
})

test('N01 of two processes that mail at the same moment one does', async () => {
  const { addNotification, clock, db, site } = await siteOfReader()
  await addNotification(11)
  clock.set(new Date(TEST_NOW.getTime() + DAY))
  await Promise.all([mailNotifications(site), mailNotifications(site), mailNotifications(site)])
  expect(await mailsOf({ db })).toHaveLength(1)
})

test.each([
  { who: 'has no verified address', change: { flags: 0 } },
  { who: 'is banned', change: { banned_until: 'infinity' as const } },
  { who: 'wants no notifications', change: { notifications_enabled: false } },
])('nobody is mailed who $who', async ({ change }) => {
  const { addNotification, after, db, haldor } = await siteOfReader()
  await addNotification(11)
  await db.updateTable('users').set(change).where('id', '=', haldor.id).execute()
  expect(await after(DAY)).toEqual([])
})

test.each([
  {
    what: 'switches the mails off',
    act: ({ call }: TestSite, who: Caller) => call(chooseNotificationMail, { mail: 'off' }, who),
  },
  {
    what: 'wants no notifications',
    act: ({ call }: TestSite, who: Caller) =>
      call(enableNotifications, { notifications_enabled: false }, who),
  },
])('whoever $what while the mails of others are written gets none any more', async ({ act }) => {
  const reader = await siteOfReader()
  const { clock, addNotification, as, make, db, site, haldor } = reader
  const late = await make.member({ email: 'late@mail.example', flags: Flag.HasVerifiedEmail })
  await addNotification(11)
  await addNotification(11, late)
  clock.advance(DAY)
  const own = await as(late)
  const mailing = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', haldor.id).forUpdate().execute()
    const writing = mailNotifications(site)
    await untilSomebodyWaitsFor(tx)
    await act(reader, own)
    return { writing }
  })
  await mailing.writing
  const mails = await db.selectFrom('mail').select('recipient').execute()
  expect(mails).toEqual([{ recipient: 'haldor@mail.example' }])
})

test('whoever has no scripts ends the mails with the form of the page, and is led on to a page that says so', async () => {
  const { url, call, make, haldor, who } = await siteOfReader()
  const address = `${url}/unsubscribe/${haldor.id}/${make.unsubscribeKey(haldor)}?lang=de`
  const { main } = await readPage(await fetch(address))
  const [form] = elements(main, 'form')
  expect(form?.['method']).toBe('post')
  const answer = await fetch(new URL(form?.['action'] ?? '', address), {
    method: 'POST',
    body: new URLSearchParams(),
    redirect: 'manual',
  })
  const next = answer.headers.get('location')
  expect([answer.status, next]).toEqual([303, '/unsubscribed?lang=de'])
  expect((await call(getNotificationSettings, {}, who)).mail).toBe('off')
  const page = await readPage(await fetch(url + next))
  expect([page.status, page.lang, page.meta('robots')]).toEqual([200, 'de', 'noindex'])
  expect(textOf(page.main)).toContain('keine E-Mails')
})

test('a mail is ended with one click of the mail program, signed out, and by a page that asks first', async () => {
  const server = await startMailServer()
  onTestFinished(server.stop)
  const site = await siteOfReader(server.environment)
  await site.addNotification(11)
  await site.after(DAY)
  await eventually(() => expect(server.letters).toHaveLength(1))
  const headers = server.letters[0]!.headers
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const link = /^<https:\/\/community\.example(\/unsubscribe\/\d+\/[\w-]+)\?lang=en>$/.exec(
    headers['list-unsubscribe'] ?? '',
  )?.[1]
  const rhythm = async () => (await site.call(getNotificationSettings, {}, site.who)).mail
  const encoded = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const multipart = new FormData()
  multipart.append('List-Unsubscribe', 'One-Click')
  const click = (path: string, body: FormData | URLSearchParams = encoded) =>
    fetch(`${site.url}${path}?lang=en`, { method: 'POST', body })

  expect((await fetch(site.url + String(link))).status).toBe(200)
  expect(await rhythm()).toBe('replies')
  expect((await click(`${link}x`)).status).toBe(400)
  expect((await click(String(link).replace(/\d+/, '2'))).status).toBe(400)
  expect(await rhythm()).toBe('replies')
  for (const form of [encoded, multipart]) {
    await site.call(chooseNotificationMail, { mail: 'day' }, site.who)
    expect((await click(`${link}x`, form)).status).toBe(400)
    expect(await rhythm()).toBe('day')
    expect((await click(String(link), form)).status).toBe(200)
    expect(await rhythm()).toBe('off')
  }

  await site.call(chooseNotificationMail, { mail: 'day' }, site.who)
  const [, , userId, key = ''] = String(link).split('/')
  await expect(
    site.call(unsubscribe, { user_id: Number(userId), key: 'guessed' }),
  ).rejects.toMatchObject({ status: 400, code: 'link_expired' })
  await site.call(unsubscribe, { user_id: Number(userId), key })
  expect(await rhythm()).toBe('off')
  await site.addNotification(11)
  await site.after(2 * DAY)
  expect(await mailsOf(site)).toHaveLength(1)
})
