import { expect, test } from 'vitest'
import { getAuth, login, resetPassword, undoEmail } from '@loadout/contract/accounts/accounts.ts'
import {
  addApp,
  beginApp,
  renewRecoveryCodes,
} from '@loadout/contract/second-steps/second-steps.ts'
import { signInByCode } from '@loadout/contract/second-steps/sign-in.ts'
import { updateProfile } from '@loadout/contract/settings/settings.ts'
import { appCode } from '../../test/app-code.ts'
import { mailedSteps, mailsTo } from '../../test/mailed-link.ts'
import { withApp, withPasskey } from '../../test/second-steps.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'

const haldor = { username: 'Haldor', email: 'haldor@mail.example', password: 'correct horse' }
const THIEF = 'thief@mail.example'
const expired = { code: 'link_expired' }

async function undoLink({ db }: TestSite, address = haldor.email) {
  const [id, token = ''] = await mailedSteps(db, address, '/undo_email/')
  return { id: Number(id), token }
}

async function chooseAnew({ call, db }: TestSite) {
  const [id, uid, token = ''] = await mailedSteps(db, haldor.email, '/reset_password/')
  return call(resetPassword, {
    id: Number(id),
    uid: Number(uid),
    token,
    password: 'battery staple',
  })
}

const moveTo = ({ call }: TestSite, email: string, as: { _u: number; _t: string }) =>
  call(updateProfile, { email, country_id: 1 }, as)

test('D13 the mail about an added second step has a link that takes the step out, once, ends all sessions, makes the password void and has another one chosen', async () => {
  const site = await startSite()
  const { call, make, as, db } = site
  const person = await make.member(haldor)
  const thief = await as(person)
  await withApp(site, thief)
  const link = await undoLink(site)
  await call(undoEmail, link)

  await expect(call(getAuth, {}, thief)).rejects.toMatchObject({ status: 401 })
  await expect(
    call(login, { username: 'Haldor', password: haldor.password }),
  ).rejects.toMatchObject({ code: 'wrong_password' })
  expect((await chooseAnew(site)).user?.id).toBe(person.id)
  await expect(call(undoEmail, link)).rejects.toMatchObject(expired)
  const audit = await db.selectFrom('audit').select(['action', 'before', 'after']).execute()
  expect(audit).toEqual([
    { action: 'second step added', before: null, after: { way: 'app' } },
    { action: 'second step removed', before: { way: 'app' }, after: null },
  ])
})

test('D13 whoever makes other recovery codes has the member mailed a link that takes those codes out', async () => {
  const site = await startSite()
  const { call, make, as, clock, db } = site
  const person = await make.member(haldor)
  await withPasskey(site, await as(person), 'Own')
  clock.advance(DAY)
  const { recovery_codes } = await call(renewRecoveryCodes, {}, await as(person))
  expect((await mailsTo(db, haldor.email)).at(-1)?.subject).toBe(
    'Your account has new recovery codes',
  )
  await call(undoEmail, await undoLink(site))

  const { second_step } = await chooseAnew(site)
  const answer = { token: second_step?.token ?? '', code: recovery_codes[0] ?? '' }
  await expect(call(signInByCode, answer)).rejects.toMatchObject({ code: 'code_wrong' })
})

test('D13 the same link puts the address back that was changed after the step was added', async () => {
  const site = await startSite()
  const { call, make, as, clock, db } = site
  const person = await make.member(haldor)
  const thief = await as(person)
  await withPasskey(site, thief, 'Thief')
  const link = await undoLink(site)
  clock.advance(1_000)
  await moveTo(site, THIEF, thief)
  await withApp(site, thief)
  const ofThief = await undoLink(site, THIEF)

  await call(undoEmail, link)
  expect((await chooseAnew(site)).user?.id).toBe(person.id)
  expect(await db.selectFrom('users').select('email').executeTakeFirst()).toEqual({
    email: haldor.email,
  })
  await expect(call(undoEmail, ofThief)).rejects.toMatchObject(expired)
})

test('D13 the address of whoever has added a step is changed there and back, and the link is good still', async () => {
  const site = await startSite()
  const { call, make, as, db } = site
  const thief = await as(await make.member(haldor))
  await moveTo(site, haldor.email.toUpperCase(), thief)
  await withApp(site, thief)
  const link = await undoLink(site, haldor.email.toUpperCase())
  await moveTo(site, haldor.email, thief)
  await call(undoEmail, link)
  expect(await db.selectFrom('app_key').select('user_id').execute()).toEqual([])
})

test('D13 the link is good for a week, and steps that were there before stay', async () => {
  const site = await startSite()
  const { call, make, as, clock, db } = site
  const person = await make.member(haldor)
  const own = await withPasskey(site, await as(person), 'Own')
  const first = await undoLink(site)
  clock.advance(DAY)
  await withApp(site, await as(person))
  const second = await undoLink(site)
  clock.advance(6 * DAY)
  await expect(call(undoEmail, first)).rejects.toMatchObject(expired)
  await call(undoEmail, second)
  expect(await db.selectFrom('passkey').select('id').execute()).toEqual([{ id: own.passkey.id }])
  expect(await db.selectFrom('app_key').select('user_id').execute()).toEqual([])
})

test('D13 an app that was begun before the address changed, and added after, goes with the change', async () => {
  const site = await startSite()
  const { call, make, as, clock, db } = site
  const thief = await as(await make.member(haldor))
  const { key } = await call(beginApp, {}, thief)
  clock.advance(1_000)
  await moveTo(site, THIEF, thief)
  const link = await undoLink(site)
  clock.advance(1_000)
  await call(addApp, { code: appCode(key, clock.now()) }, thief)
  await call(undoEmail, link)
  expect(await db.selectFrom('app_key').select('user_id').execute()).toEqual([])
})

test('E04 whoever adds steps again and again has no more links mailed than five an hour', async () => {
  const site = await startSite()
  const { make, as, db } = site
  const own = await as(await make.member(haldor))
  for (let number = 0; number < 6; number++) await withPasskey(site, own, `Key ${number}`)
  const texts = (await mailsTo(db, haldor.email)).map(({ text }) => text)
  expect(texts.map((each) => each.includes('/undo_email/'))).toEqual([
    ...Array<boolean>(5).fill(true),
    false,
  ])
})
