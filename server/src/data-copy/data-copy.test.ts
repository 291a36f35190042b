import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { logout } from '@loadout/contract/accounts/accounts.ts'
import { uploadAvatar } from '@loadout/contract/accounts/profile-pictures.ts'
import { confirmByPassword } from '@loadout/contract/confirmation/confirmation.ts'
import { getDataCopy, orderDataCopy } from '@loadout/contract/data-copy/data-copy.ts'
import { allDomains } from '../../test/finished-leaving.ts'
import { inWaves } from '../../test/in-waves.ts'
import { mailsTo } from '../../test/mailed-link.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { readZip } from '../../test/read-zip.ts'
import { refuseLarge } from '../../test/refuse-large.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { DAY, HOUR } from '../platform/clock.ts'
import { deleteCopies } from './delete-copies.ts'
import { atOnce } from './member-file.ts'
import { deleteExpiredCopies, writeCopy } from './write-data-copies.ts'

const haldor = { username: 'Haldor', email: 'haldor@mail.example', password: 'correct horse' }

type Own = { _u: number; _t: string }

async function copyOf(site: TestSite, own: Own): Promise<Map<string, Buffer>> {
  await site.call(orderDataCopy, {}, own)
  await writeCopy(site.site, allDomains, own._u)
  const response = await site.get(await addressOf(site, own))
  expect(response.status).toBe(200)
  return readZip(Buffer.from(await response.arrayBuffer()))
}

const addressOf = async ({ call }: TestSite, own: Own) =>
  (await call(getDataCopy, {}, own)).copy?.address ?? ''

const rowsOf = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(`${name}.json`)?.toString() ?? '') as Record<string, unknown>[]

test('O11 a member takes everything of theirs along: texts, votes, points, tickets and pictures', async () => {
  const site = await startSite()
  const { make, as, call } = site
  const person = await make.member({ ...haldor, dollars: 500 })
  const own = await as(person)
  const news = await make.news()
  const many = Array.from({ length: 1_001 }, (_, number) => `Comment ${number}`)
  for (const message of many) await make.comment({ on: news, by: person, message })
  await make.post({ author: person, title: 'My first cup', publishedAt: 'infinity' })
  await make.points({ to: person, points: 40 })
  await make.ticket({ by: person, message: 'Where is my cap?' })
  await call(uploadAvatar, { file: await pictureFile() }, own)

  const files = await copyOf(site, own)
  expect(rowsOf(files, 'account')).toMatchObject([{ username: 'Haldor', email: haldor.email }])
  expect(rowsOf(files, 'comments').map(({ message }) => message)).toEqual(many)
  expect(rowsOf(files, 'articles')).toMatchObject([
    { type: 'blog', published_at: null, versions: [{ title: 'My first cup' }] },
  ])
  expect(rowsOf(files, 'points')).toMatchObject([{ points: 40 }, { task: 'profile_picture' }])
  expect(rowsOf(files, 'wallet')).toMatchObject([{ cents: 500, balance_cents: 500 }])
  expect(rowsOf(files, 'tickets')).toMatchObject([{ message: 'Where is my cap?' }])
  const [picture] = [...files.keys()].filter((path) => path.startsWith('pictures/avatar/'))
  expect(await sharp(files.get(picture ?? '')).metadata()).toMatchObject({ width: 630 })
})

test('O11 G05 nothing of others is in it, nothing that staff keep to themselves, and nothing that lets anybody in', async () => {
  const site = await startSite()
  const { make, as, db } = site
  const person = await make.member(haldor)
  const own = await as(person)
  const other = await make.member({ username: 'Tindra', email: 'tindra@mail.example' })
  const staff = await make.member({ username: 'Signe' })
  await make.link(person, 'reset-password')
  const post = await make.post({ author: person })
  await make.comment({ on: post, by: other, message: 'Deleted words of others', deleted: true })
  await make.comment({ on: post, by: other, message: 'Words of others' })
  await make.guestbookEntry({ owner: person, by: other, message: 'Words of others' })
  const ticket = await make.ticket({ by: person })
  await make.reply({ in: ticket, by: staff, message: 'It is on its way.' })
  await db
    .insertInto('support_note')
    .values({ ticket_id: ticket.id, admin_id: staff.id, note: 'Staff only', inserted: new Date() })
    .execute()

  const files = await copyOf(site, own)
  const all = [...files.values()].map(String).join('\n')
  for (const words of ['ords of others', 'Staff only', 'Signe', 'tindra', 'argon2', '_hash'])
    expect(all.includes(words), words).toBe(false)
  expect(all).not.toContain(own._t)
  expect(rowsOf(files, 'ticket-messages')).toMatchObject([{ message: 'It is on its way.' }])
})

test('O11 a copy is made once a day, is linked by mail, and is gone after a day', async () => {
  const site = await startSite()
  const { make, as, call, clock, db, get } = site
  const own = await as(await make.member(haldor))
  const outcomes = await inWaves(5, () =>
    call(orderDataCopy, {}, own).then(
      () => 'ordered',
      ({ code }: { code: string }) => code,
    ),
  )
  expect(outcomes.toSorted()).toEqual([...Array<string>(4).fill('data_copy_too_soon'), 'ordered'])
  expect((await call(getDataCopy, {}, own)).copy).toMatchObject({
    finished_at: null,
    address: null,
  })
  await writeCopy(site.site, allDomains, own._u)
  const [mail] = await mailsTo(db, haldor.email)
  expect(mail?.text).toContain('/settings?lang=en#your-data')
  expect(mail?.text).not.toContain('key=')

  clock.advance(24 * HOUR - 60_000)
  const nextDay = await as({ id: own._u })
  expect((await get(await addressOf(site, nextDay))).status).toBe(200)
  clock.advance(60_000)
  expect(await addressOf(site, nextDay)).toBe('')
  await deleteExpiredCopies(db, clock, site.site.transaction)
  expect(await db.selectFrom('data_copy_part').select('number').execute()).toEqual([])
  const later = await as({ id: own._u })
  expect((await call(orderDataCopy, {}, later)).copy).toMatchObject({ finished_at: null })
})

test('O11 G02 the address is for minutes and for its member alone, kept and indexed by nobody', async () => {
  const site = await startSite()
  const { make, as, clock, get, db } = site
  const person = await make.member(haldor)
  const own = await as(person)
  await copyOf(site, own)
  const address = await addressOf(site, own)
  const { headers } = await get(address)
  expect(
    ['content-type', 'cache-control', 'x-robots-tag', 'content-disposition'].map((name) =>
      headers.get(name),
    ),
  ).toEqual([
    'application/zip',
    'private, no-store',
    'noindex, nofollow',
    'attachment; filename="your-data.zip"',
  ])
  const other = await make.member()
  const asOther = address.replace(`/${person.id}?`, `/${other.id}?`)
  const later = address.replace(/until=\d+/, 'until=4000000000')
  for (const wrong of [asOther, later, `/data_copy/${person.id}`, '/data_copy/x?until=1&key=x'])
    expect((await get(wrong)).status, wrong).toBe(404)
  await db
    .updateTable('users')
    .set({ banned_until: 'infinity' })
    .where('id', '=', person.id)
    .execute()
  expect((await get(address)).status).toBe(404)
  await db.updateTable('users').set({ banned_until: null }).where('id', '=', person.id).execute()
  expect((await get(address)).status).toBe(200)
  clock.advance(DAY / 24)
  expect((await get(address)).status).toBe(404)
})

test('D06 the address of a copy ends with the session in which it was asked for, and with no other', async () => {
  const site = await startSite()
  const { make, as, call, get } = site
  const person = await make.member(haldor)
  const [own, elsewhere] = [await as(person), await as(person)]
  await copyOf(site, own)
  const [ours, theirs] = [await addressOf(site, own), await addressOf(site, elsewhere)]
  await call(logout, {}, elsewhere)
  expect((await get(theirs)).status).toBe(404)
  const [, session] = /session=(\d+)/.exec(ours) ?? []
  expect((await get(theirs.replace(/session=\d+/, `session=${session}`))).status).toBe(404)
  expect((await get(ours)).status).toBe(200)
})

test('O11 a process that dies while it writes a copy leaves nothing half: the next begins anew', async () => {
  const site = await startSite()
  const { make, as, call } = site
  const own = await as(await make.member(haldor))
  await call(orderDataCopy, {}, own)
  const dying = atOnce('dying', () => Promise.reject(new Error('killed')))
  await expect(
    writeCopy(site.site, [...allDomains, { ofMember: [dying] }], own._u),
  ).rejects.toThrow('killed')
  expect(await addressOf(site, own)).toBe('')
  await writeCopy(site.site, allDomains, own._u)
  // Whoever was taken for lost and is done later changes nothing.
  await writeCopy(site.site, [], own._u)
  const response = await site.get(await addressOf(site, own))
  expect(rowsOf(readZip(Buffer.from(await response.arrayBuffer())), 'account')).toHaveLength(1)
  expect(await mailsTo(site.db, haldor.email)).toHaveLength(1)
})

test('O11 D13 whoever merely holds a session is not told where the copy is that its member has ordered, and is when they confirm', async () => {
  const site = await startSite()
  const { id: _u } = await site.make.member(haldor)
  await copyOf(site, await site.as({ id: _u }))
  const stolen = { _u, _t: await site.site.sessions.open(site.db, _u) }
  expect((await site.call(getDataCopy, {}, stolen)).copy).toMatchObject({
    ready: true,
    address: null,
  })
  await site.call(confirmByPassword, { password: haldor.password }, stolen)
  expect((await site.get(await addressOf(site, stolen))).status).toBe(200)
})

test('O11 D13 whoever merely holds a session has no copy made', async () => {
  const { make, site, call, db } = await startSite()
  const { id: _u } = await make.member(haldor)
  const stolen = { _u, _t: await site.sessions.open(db, _u) }
  await expect(call(orderDataCopy, {}, stolen)).rejects.toMatchObject({
    status: 403,
    code: 'confirmation_required',
  })
  expect((await call(getDataCopy, {}, stolen)).copy).toBe(null)
  await call(confirmByPassword, { password: haldor.password }, stolen)
  expect((await call(orderDataCopy, {}, stolen)).copy).toMatchObject({ finished_at: null })
})

test('O11 a copy of more parts than one statement deletes gives way to the next, and goes when its time is over', async () => {
  const site = await startSite()
  const { make, as, clock, db } = site
  const own = await as(await make.member(haldor))
  await refuseLarge(db, 'data_copy_part', 200)
  const large = sql`
    insert into data_copy_part (user_id, number, content)
    select ${own._u}, number, '' from generate_series(1_000, 1_500) as number`
  const parts = () => db.selectFrom('data_copy_part').select('number').execute()

  await copyOf(site, own)
  await large.execute(db)
  clock.advance(DAY)
  const later = await as({ id: own._u })
  expect(rowsOf(await copyOf(site, later), 'account')).toHaveLength(1)
  expect(await parts()).toEqual([{ number: 0 }])

  await large.execute(db)
  clock.advance(DAY)
  await deleteExpiredCopies(db, clock, site.site.transaction)
  expect(await parts()).toEqual([])

  await copyOf(site, await as({ id: own._u }))
  await large.execute(db)
  await deleteCopies(db, sql`user_id = ${own._u}`)
  expect(await db.selectFrom('data_copy').select('user_id').execute()).toEqual([])
})
