import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  forgotPassword,
  getAuth,
  login,
  resetPassword,
  signup,
  undoEmail,
  verifyEmail,
} from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission, Permission } from '@loadout/contract/accounts/permissions.ts'
import { banPerson } from '@loadout/contract/people/people.ts'
import { forceEmail } from '@loadout/contract/people/names.ts'
import { eventually } from '../../test/eventually.ts'
import { everyRow } from '../../test/every-row.ts'
import { mailedSteps, mailsTo } from '../../test/mailed-link.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { systemRandom } from '../platform/random.ts'
import { makeLink } from './links.ts'

const [OLD, NEW, LAST] = ['old@mail.example', 'new@mail.example', 'last@mail.example']
const EXPIRED = { status: 400, code: 'link_expired', error: 'This link is invalid or has expired.' }
const makeMirka = ({ make }: TestSite, flags: number = Flag.HasVerifiedEmail) =>
  make.member({ username: 'mirka', email: OLD, password: 'correct horse', flags })
const staff = async (site: TestSite) =>
  site.as(await site.make.member({ flags: Flag.Admin, permissions: everyPermission }))
const rowOf = ({ db }: TestSite, { id }: { id: number }) =>
  db.selectFrom('users').select(['email', 'flags']).where('id', '=', id).executeTakeFirstOrThrow()

async function undoLink({ db }: TestSite, address: string) {
  const [id, token = ''] = await mailedSteps(db, address, '/undo_email/')
  return { id: Number(id), token }
}

test('D13 the old address is mailed a link that takes the change back, once, and ends every session', async () => {
  const site = await startSite({ jobs: true, environment: { ORIGIN: 'https://community.example' } })
  const { call, as, db } = site
  const mirka = await makeMirka(site)
  await call(forceEmail, { user_id: mirka.id, email: NEW }, await staff(site))
  const thief = await as(mirka)
  await call(getAuth, {}, thief)
  await call(forgotPassword, { username: 'mirka', email: NEW })
  await expect.poll(async () => (await mailsTo(db, NEW)).length).toBe(2)
  const [reset, uid, secret = ''] = await mailedSteps(db, NEW, '/reset_password/')

  const link = await undoLink(site, OLD)
  expect((await mailsTo(db, OLD))[0]?.text).toContain(
    `https://community.example/undo_email/${mirka.id}/${link.token}`,
  )
  for (const wrong of [
    { ...link, id: mirka.id + 1 },
    { ...link, token: 'A'.repeat(43) },
    { ...link, token: '' },
  ])
    await expect(call(undoEmail, wrong)).rejects.toEqual(EXPIRED)
  expect(await call(undoEmail, link)).toEqual({ success: true })

  expect(await rowOf(site, mirka)).toEqual({ email: OLD, flags: Flag.HasVerifiedEmail })
  await expect(call(getAuth, {}, thief)).rejects.toMatchObject({ status: 401 })
  await expect(
    call(resetPassword, {
      id: Number(reset),
      uid: Number(uid),
      token: secret,
      password: 'battery staple',
    }),
  ).rejects.toEqual(EXPIRED)
  const told = (await mailsTo(db, NEW)).at(-1)
  expect([told?.subject, told?.text.includes('/undo_email/')]).toEqual([
    'Your e-mail address was changed',
    false,
  ])
  const before = await everyRow(db)
  await expect(call(undoEmail, link)).rejects.toEqual(EXPIRED)
  expect(await everyRow(db)).toEqual(before)
  expect((await call(login, { username: 'mirka', password: 'correct horse' })).id).toBe(mirka.id)
})

test('D13 staff who change their own address confirm that it is them, leave a line in the audit and a mail with the undo link, as with anybody’s', async () => {
  const site = await startSite()
  const { call, make, as, db, clock } = site
  const officer = await make.member({
    email: OLD,
    flags: Flag.Admin | Flag.HasVerifiedEmail,
    permissions: Permission.canForceEmailChange,
  })
  const force = (own: Awaited<ReturnType<typeof as>>) =>
    call(forceEmail, { user_id: officer.id, email: NEW }, own)
  const unconfirmed = await as(officer)
  clock.advance(600_000)
  await expect(force(unconfirmed)).rejects.toMatchObject({ code: 'confirmation_required' })
  expect(await db.selectFrom('audit').select('id').execute()).toEqual([])
  const stolen = await as(officer)
  await force(stolen)
  expect(await db.selectFrom('audit').select(['admin_id', 'action', 'target']).execute()).toEqual([
    { admin_id: officer.id, action: 'email changed', target: `user ${officer.id}` },
  ])

  await call(undoEmail, await undoLink(site, OLD))
  expect(await rowOf(site, officer)).toEqual({
    email: OLD,
    flags: Flag.Admin | Flag.HasVerifiedEmail,
  })
  expect(
    await db
      .selectFrom('audit')
      .select(['admin_id', 'action', 'target', 'before', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  ).toEqual({
    admin_id: officer.id,
    action: 'email put back',
    target: `user ${officer.id}`,
    before: { email: NEW },
    after: { email: OLD },
  })
  await expect(call(getAuth, {}, stolen)).rejects.toMatchObject({ status: 401 })
})

test('D13 whoever took the address and set a password is out, and the owner is mailed a link to a new one', async () => {
  const site = await startSite({ jobs: true })
  const { call, db } = site
  const mirka = await makeMirka(site)
  await call(forceEmail, { user_id: mirka.id, email: NEW }, await staff(site))
  await call(forgotPassword, { username: 'mirka', email: NEW })
  await expect.poll(async () => (await mailsTo(db, NEW)).length).toBe(2)
  const [reset, uid, secret = ''] = await mailedSteps(db, NEW, '/reset_password/')
  await call(resetPassword, {
    id: Number(reset),
    uid: Number(uid),
    token: secret,
    password: 'password of a thief',
  })

  await call(undoEmail, await undoLink(site, OLD))
  for (const password of ['password of a thief', 'correct horse'])
    await expect(call(login, { username: 'mirka', password })).rejects.toMatchObject({
      code: 'wrong_password',
    })
  const [own, ownUid, ownSecret = ''] = await mailedSteps(db, OLD, '/reset_password/')
  await call(resetPassword, {
    id: Number(own),
    uid: Number(ownUid),
    token: ownSecret,
    password: 'battery staple',
  })
  expect((await call(login, { username: 'mirka', password: 'battery staple' })).id).toBe(mirka.id)
})

type Step = (tx: Db) => Promise<unknown>

/**
 * What `call` is answered when it begins between two steps of somebody's change, sees nothing of
 * the first and waits for the whole.
 */
async function answeredBetween(
  { db }: TestSite,
  [before, after]: readonly [Step, Step],
  call: () => Promise<unknown>,
) {
  const [begun, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const change = db.transaction().execute(async (tx) => {
    await before(tx)
    begun.resolve()
    await waiting.promise
    await after(tx)
  })
  await begun.promise
  const answer = call().then(
    () => 'done',
    ({ code }: { code?: string }) => code,
  )
  const locked = sql<{
    count: number
  }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await eventually(async () => expect((await locked.execute(db)).rows[0]?.count).toBe(1))
  waiting.resolve()
  await change
  return answer
}

test('D13 E10 an address that is given up at this moment is held all the same', async () => {
  const site = await startSite()
  const { call, make, clock } = site
  const mirka = await makeMirka(site)
  const [as, other] = [await staff(site), await make.member({ email: 'saga@example.com' })]
  const move =
    (email: string): Step =>
    (tx) =>
      tx.updateTable('users').set({ email }).where('id', '=', mirka.id).execute()
  const hold =
    (email: string): Step =>
    (tx) =>
      makeLink(tx, { clock, random: systemRandom }, 'undo-email', { userId: mirka.id, email })

  expect(
    await answeredBetween(site, [move(NEW), hold(OLD)], () =>
      call(forceEmail, { user_id: other.id, email: OLD }, as),
    ),
  ).toBe('email_taken')
  // Free when the sign-up looks, and held when it has it.
  const moveOn: Step = async (tx) => {
    await hold(LAST)(tx)
    await move(NEW)(tx)
  }
  expect(
    await answeredBetween(site, [move(LAST), moveOn], () =>
      call(signup, { username: 'Haldor', password: 'correct horse', email: LAST, country_id: 1 }),
    ),
  ).toBe('email_taken')
})

test('D13 two changes in a row void no undo link, and who comes second undoes less than who came first', async () => {
  const site = await startSite()
  const { call } = site
  const mirka = await makeMirka(site)
  const as = await staff(site)
  await call(forceEmail, { user_id: mirka.id, email: NEW }, as)
  await call(forceEmail, { user_id: mirka.id, email: LAST }, as)
  const second = await undoLink(site, NEW)
  await call(undoEmail, second)
  expect((await rowOf(site, mirka)).email).toBe(NEW)

  await call(forceEmail, { user_id: mirka.id, email: LAST }, as)
  await call(undoEmail, await undoLink(site, OLD))
  expect((await rowOf(site, mirka)).email).toBe(OLD)
  await expect(call(undoEmail, await undoLink(site, NEW))).rejects.toEqual(EXPIRED)
})

test('D13 what staff put back themselves nobody undoes from the address that was taken away', async () => {
  const site = await startSite()
  const { call, db } = site
  const mirka = await makeMirka(site)
  const as = await staff(site)
  await call(forceEmail, { user_id: mirka.id, email: NEW }, as)
  await call(forceEmail, { user_id: mirka.id, email: OLD.toUpperCase() }, as)
  expect((await mailsTo(db, NEW)).map(({ text }) => text.includes('/undo_email/'))).toEqual([
    false,
    false,
  ])
  // It leads to the address that is there, and takes out what was added meanwhile.
  await call(undoEmail, await undoLink(site, OLD))
  expect((await rowOf(site, mirka)).email).toBe(OLD)
})

test('D13 E10 an address that may be put back is nobody else’s for a week, and the link is good for as long, past a ban as well', async () => {
  const site = await startSite()
  const { call, make, clock } = site
  const mirka = await makeMirka(site)
  const other = await make.member()
  const as = await staff(site)
  await call(forceEmail, { user_id: mirka.id, email: NEW }, as)
  await call(banPerson, { user_id: mirka.id }, as)
  const join = () =>
    call(signup, {
      username: 'Northwind',
      password: 'correct horse',
      email: OLD.toUpperCase(),
      country_id: 1,
    })
  await expect(join()).rejects.toMatchObject({ status: 400, code: 'email_taken' })
  await expect(call(forceEmail, { user_id: other.id, email: OLD }, as)).rejects.toMatchObject({
    status: 400,
    code: 'email_taken',
  })

  clock.advance(7 * DAY - 1)
  await call(undoEmail, await undoLink(site, OLD))
  expect((await rowOf(site, mirka)).email).toBe(OLD)

  const again = await staff(site)
  await call(forceEmail, { user_id: mirka.id, email: NEW }, again)
  clock.advance(7 * DAY)
  await expect(call(undoEmail, await undoLink(site, OLD))).rejects.toEqual(EXPIRED)
  await join()
})

test('ACC-64 an address that was not verified is not verified by being put back, and what is sent to the new one is good for nothing then', async () => {
  const site = await startSite()
  const { call, db } = site
  const mirka = await makeMirka(site, 0)
  await call(forceEmail, { user_id: mirka.id, email: NEW }, await staff(site))
  const [id, token = ''] = await mailedSteps(db, NEW, '/user/verify_email/')
  await call(undoEmail, await undoLink(site, OLD))
  expect(await rowOf(site, mirka)).toEqual({ email: OLD, flags: 0 })
  await expect(call(verifyEmail, { id: Number(id), token })).rejects.toEqual(EXPIRED)
})

test('B01 an undo link whose answer was lost is answered the same under its key', async () => {
  const site = await startSite()
  const { call } = site
  const mirka = await makeMirka(site)
  await call(forceEmail, { user_id: mirka.id, email: NEW }, await staff(site))
  const [link, _k] = [await undoLink(site, OLD), crypto.randomUUID()]
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(undoEmail, link, { _k })))
  expect(answers).toEqual(Array.from({ length: 8 }, () => ({ success: true })))
})
