import { expect, test } from 'vitest'
import {
  getAuth,
  postAuth,
  sendVerificationMail,
  signup,
  verifyEmail,
} from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { authorizeChannel } from '@loadout/contract/realtime/authorize-channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { everyRow } from '../../test/every-row.ts'
import { allMailsWritten, mailedSteps, mailRequests, mailsTo } from '../../test/mailed-link.ts'
import { openSocket } from '../../test/raw-socket.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { untilSomebodyWaitsFor } from '../../test/until-somebody-waits.ts'
import { DAY } from '../platform/clock.ts'
import { lockMembers } from './lock-members.ts'

const person = {
  username: 'Haldor',
  email: 'haldor@mail.example',
  password: 'correct horse',
  country_id: 216,
}
const EXPIRED = { status: 400, code: 'link_expired', error: 'This link is invalid or has expired.' }

async function mailedLink({ db }: TestSite) {
  const [id, token = ''] = await mailedSteps(db, person.email, '/user/verify_email/')
  return { id: Number(id), token }
}

const flagsOf = async ({ db }: TestSite, id: number) =>
  (await db.selectFrom('users').select('flags').where('id', '=', id).executeTakeFirstOrThrow())
    .flags

test('ACC-63 ACC-64 ROLE-05 the mailed link verifies the address, once, and nothing else does', async () => {
  const site = await startSite()
  const { call } = site
  const { id } = await call(signup, person)
  const link = await mailedLink(site)
  expect(await flagsOf(site, id)).toBe(0)
  for (const wrong of [
    { ...link, token: 'A'.repeat(43) },
    { ...link, token: '' },
    { ...link, id: id + 1 },
  ])
    await expect(call(verifyEmail, wrong)).rejects.toEqual(EXPIRED)
  expect(await flagsOf(site, id)).toBe(0)

  const answer = await call(verifyEmail, link)
  expect([answer.id, await flagsOf(site, id)]).toEqual([id, Flag.HasVerifiedEmail])
  await expect(call(verifyEmail, link)).rejects.toEqual(EXPIRED)
})

test('ACC-63 what the mailed link holds verifies as the credentials of the call, too, and a session does not', async () => {
  const site = await startSite()
  const { call, as } = site
  const { id } = await call(signup, person)
  const link = await mailedLink(site)
  await expect(call(verifyEmail, {}, await as({ id }))).rejects.toEqual(EXPIRED)
  await expect(call(verifyEmail, {})).rejects.toMatchObject({ code: 'invalid_request' })
  expect((await call(verifyEmail, {}, { _u: link.id, _t: link.token })).id).toBe(id)
  expect(await flagsOf(site, id)).toBe(Flag.HasVerifiedEmail)
})

test('B05 an address is verified under the lock of its member, which comes before the link as everywhere', async () => {
  const site = await startSite()
  const { id } = await site.call(signup, person)
  const link = await mailedLink(site)
  const { answer } = await site.db.transaction().execute(async (tx) => {
    await lockMembers(tx, [id])
    const asked = site.call(verifyEmail, link)
    await untilSomebodyWaitsFor(tx)
    // Taken by the call, the two would wait for each other.
    await tx.selectFrom('account_link').select('id').forUpdate().noWait().execute()
    return { answer: asked }
  })
  expect(await answer).toMatchObject({ id })
})

test('AMB-18 AMB-82 verifying ends all sessions, and its answer is good for one sign-in', async () => {
  const site = await startSite()
  const { call, as } = site
  const { id } = await call(signup, person)
  const before = await as({ id })
  await call(getAuth, {}, before)
  const { token } = await call(verifyEmail, await mailedLink(site))

  await expect(call(getAuth, {}, before)).rejects.toMatchObject({ status: 401 })
  const user = await call(postAuth, {}, { _u: id, _t: token })
  expect(user.token).not.toBe(token)
  expect((await call(getAuth, {}, { _u: id, _t: user.token })).id).toBe(id)
  await expect(call(postAuth, {}, { _u: id, _t: token })).rejects.toMatchObject({ status: 401 })
})

test('AMB-18 E06 with the first of several mailed links the others are void', async () => {
  const site = await startSite({ jobs: true })
  const { call, db } = site
  await call(signup, person)
  const first = await mailedLink(site)
  await call(sendVerificationMail, { username: 'haldor' })
  await allMailsWritten(db)
  const second = await mailedLink(site)
  expect(second.token).not.toBe(first.token)
  await call(verifyEmail, second)
  await expect(call(verifyEmail, first)).rejects.toEqual(EXPIRED)
})

test('B01 a verification whose answer was lost is answered the same under its key, also when eight come at once, and nobody else is', async () => {
  const site = await startSite()
  const { call, clock } = site
  const { id } = await call(signup, person)
  const link = await mailedLink(site)
  const _k = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call(verifyEmail, link, { _k })),
  )
  answers.push(await call(verifyEmail, link, { _k }))

  expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
  expect(await flagsOf(site, id)).toBe(Flag.HasVerifiedEmail)
  for (const extras of [{ _k: crypto.randomUUID() }, {}])
    await expect(call(verifyEmail, link, extras)).rejects.toEqual(EXPIRED)
  const user = await call(postAuth, {}, { _u: id, _t: answers[0]?.token ?? '' })
  expect(user.id).toBe(id)
  clock.advance(30_000)
  await expect(call(verifyEmail, link, { _k })).rejects.toEqual(EXPIRED)
})

test('AMB-18 K04 verifying closes the sockets of the sessions that it ends', async () => {
  const site = await startSite()
  const { id } = await site.call(signup, person)
  const socket = await openSocket(site.url)
  const channel_name = memberChannel(id).name
  const { auth } = await site.call(
    authorizeChannel,
    { socket_id: await socket.id(), channel_name },
    await site.as({ id }),
  )
  await socket.join(channel_name, auth)
  await site.call(verifyEmail, await mailedLink(site))
  await socket.closed()
})

test('AMB-156 E10 a link verifies for a day, and only the address it was sent to', async () => {
  const site = await startSite({ jobs: true })
  const { call, clock, db } = site
  const { id } = await call(signup, person)
  const link = await mailedLink(site)
  clock.advance(DAY)
  await expect(call(verifyEmail, link)).rejects.toEqual(EXPIRED)

  await call(sendVerificationMail, { username: 'haldor' })
  await allMailsWritten(db)
  expect(await mailsTo(db, person.email)).toHaveLength(2)
  await db.updateTable('users').set({ email: 'other@mail.example' }).where('id', '=', id).execute()
  await expect(call(verifyEmail, await mailedLink(site))).rejects.toEqual(EXPIRED)
  expect(await flagsOf(site, id)).toBe(0)
})

test('ACC-68 ACC-69 E04 AMB-154 a new mail goes to whoever has something to verify, five an hour, and everybody is answered the same', async () => {
  const site = await startSite({ jobs: true })
  const { call, make, db } = site
  await call(signup, person)
  await make.member({
    username: 'Verified',
    email: 'verified@mail.example',
    flags: Flag.HasVerifiedEmail,
  })
  await make.member({ username: 'Without' })

  await expect(call(sendVerificationMail, { username: ' ' })).rejects.toEqual({
    status: 400,
    code: 'no_such_username',
    error: 'There is no user with that username',
    field: 'username',
  })
  for (const username of ['Verified', 'Without', 'Nobody', ...Array<string>(20).fill(' hALDOR ')])
    expect(await call(sendVerificationMail, { username })).toEqual({ success: true })
  await allMailsWritten(db)
  expect(await db.selectFrom('mail').select('id').execute()).toHaveLength(5)
  expect(await mailsTo(db, person.email)).toHaveLength(5)
})

test('E03 whether there is a name no answer’s time tells: everybody is answered after the same work, before anybody is looked at', async () => {
  const { call, make, db } = await startSite()
  await make.member({ username: 'Haldor', email: 'haldor@mail.example' })
  await make.member({ username: 'Verified', email: 'v@mail.example', flags: Flag.HasVerifiedEmail })
  const before = await everyRow(db)
  for (const username of ['Haldor', 'Verified', 'Nobody'])
    await call(sendVerificationMail, { username })

  expect(
    (await mailRequests(db, 'mail-verification')).map(({ data }) => Object.keys(data)),
  ).toEqual([['userId'], ['userId'], ['userId']])
  expect(await everyRow(db)).toEqual(before)
})

test('a refused link writes nothing', async () => {
  const { call, db, make } = await startSite()
  const { id } = await make.member({ email: 'a@mail.example' })
  const before = await everyRow(db)
  await call(verifyEmail, { id, token: 'A'.repeat(43) }).catch(() => undefined)
  expect(await everyRow(db)).toEqual(before)
})
