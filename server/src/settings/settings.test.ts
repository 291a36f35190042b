import { expect, test } from 'vitest'
import { getAuth, signup, undoEmail, verifyEmail } from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { countReferrals, setLanguage, updateProfile } from '@loadout/contract/settings/settings.ts'
import { everyRow } from '../../test/every-row.ts'
import { inWaves } from '../../test/in-waves.ts'
import { mailedSteps, mailsTo } from '../../test/mailed-link.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'

const OLD = 'haldor@mail.example'
const NEW = 'haldor@new.example'
const AUSTRIA = 14
const GERMANY = 80
const haldor = { username: 'Haldor', email: OLD, countryId: 3, flags: Flag.HasVerifiedEmail }

async function mailedLink({ db }: TestSite, address: string, place: string) {
  const [id, token = ''] = await mailedSteps(db, address, place)
  return { id: Number(id), token }
}

test('SET-03 a member gives themselves another address and country, which they and their profile have at once', async () => {
  const { call, make, as, get, db } = await startSite({
    environment: { PAGE_CACHE_SECONDS: '3600' },
  })
  const person = await make.member(haldor)
  const credentials = await as(person)
  const profile = async () => (await get('/user/Haldor?lang=en')).text()
  expect(await profile()).not.toContain('Austria')

  const details = { email: NEW, country_id: AUSTRIA }
  expect(await call(updateProfile, { ...details, email: ` ${NEW} ` }, credentials)).toEqual(details)
  expect(await call(getAuth, {}, credentials)).toMatchObject(details)
  expect(await profile()).toContain('Austria')
  expect(
    await db.selectFrom('audit').select(['admin_id', 'action', 'before', 'after']).execute(),
  ).toEqual([
    {
      admin_id: person.id,
      action: 'email changed',
      before: { email: OLD },
      after: { email: NEW },
    },
  ])
})

test('SET-03 D13 E10 another address is to be verified, and a mail to the one before puts that back', async () => {
  const site = await startSite()
  const { call, as } = site
  const person = await site.make.member(haldor)
  const credentials = await as(person)
  const flags = async (by: object) => (await call(getAuth, {}, by)).flags
  await call(updateProfile, { email: NEW, country_id: 3 }, credentials)
  expect(await flags(credentials)).toBe(0)
  await call(verifyEmail, await mailedLink(site, NEW, '/user/verify_email/'))
  const since = await as(person)
  expect(await flags(since)).toBe(Flag.HasVerifiedEmail)

  await call(undoEmail, await mailedLink(site, OLD, '/undo_email/'))
  await expect(flags(since)).rejects.toMatchObject({ status: 401 })
  expect(await call(getAuth, {}, await as(person))).toMatchObject({
    email: OLD,
    flags: Flag.HasVerifiedEmail,
  })
})

test('AMB-120 a member is written to in the language they have chosen last, and an unknown one changes nothing', async () => {
  const { call, make, as, db } = await startSite()
  const person = await make.member({ ...haldor, flags: 0, countryId: GERMANY })
  const credentials = await as(person)
  const mailedIn = async (email: string) => {
    await call(updateProfile, { email, country_id: GERMANY }, credentials)
    return (await mailsTo(db, email)).map(({ language_id }) => language_id)
  }
  expect(await mailedIn('first@mail.example')).toEqual([3])

  for (const language_id of [1, 5] as const)
    expect(await call(setLanguage, { language_id }, credentials)).toEqual({ success: true })
  expect(await mailedIn('second@mail.example')).toEqual([5])

  for (const language_id of ['7', '-1', 'sv', ''] as never[])
    await expect(call(setLanguage, { language_id }, credentials)).rejects.toMatchObject({
      status: 400,
      field: 'language_id',
    })
  expect(await mailedIn('third@mail.example')).toEqual([5])
})

test.each([
  { sent: { email: 'nonsense', country_id: 4 }, code: 'email_invalid', field: 'email' },
  { sent: { email: '', country_id: '' }, code: 'email_invalid', field: 'email' },
  { sent: { email: NEW, country_id: '' }, code: 'country_missing', field: 'country_id' },
  { sent: { email: NEW, country_id: 245 }, code: 'country_missing', field: 'country_id' },
  { sent: { email: 'TAKEN@mail.example', country_id: 4 }, code: 'email_taken', field: 'email' },
])(
  'SET-03 E10 of $sent.email from $sent.country_id nothing is kept ($code)',
  async ({ sent, code, field }) => {
    const { call, make, as, db } = await startSite()
    await make.member({ email: 'taken@mail.example' })
    const credentials = await as(await make.member(haldor))
    const before = await everyRow(db)
    await expect(call(updateProfile, sent, credentials)).rejects.toMatchObject({
      status: 400,
      code,
      field,
    })
    expect(await everyRow(db)).toEqual(before)
  },
)

test('SET-03 whoever sends no address keeps the one that is there, also one that staff have put there meanwhile', async () => {
  const { call, make, as, db } = await startSite()
  const person = await make.member(haldor)
  const credentials = await as(person)
  await db.updateTable('users').set({ email: NEW }).where('id', '=', person.id).execute()
  const details = { email: NEW, country_id: AUSTRIA }
  expect(await call(updateProfile, { country_id: AUSTRIA }, credentials)).toEqual(details)
  expect(await call(getAuth, {}, credentials)).toMatchObject(details)
})

test('SET-05 ROLE-07 whoever needs a verified address keeps it, and may change their country', async () => {
  const { call, make, as, db } = await startSite()
  const flags = Flag.RequiresVerifiedEmail | Flag.HasVerifiedEmail
  const credentials = await as(await make.member({ ...haldor, flags }))
  await expect(
    call(updateProfile, { email: NEW, country_id: AUSTRIA }, credentials),
  ).rejects.toEqual({
    status: 400,
    code: 'email_locked',
    error: 'You cannot change your e-mail address.',
    field: 'email',
  })
  expect(await call(getAuth, {}, credentials)).toMatchObject({ email: OLD, country_id: 3, flags })

  await call(updateProfile, { email: OLD, country_id: AUSTRIA }, credentials)
  expect(await call(getAuth, {}, credentials)).toMatchObject({ email: OLD, country_id: AUSTRIA })
  expect(await mailsTo(db, OLD)).toEqual([])
})

test('SET-03 E04 nobody writes to strangers by giving themselves address after address, nor by many at once', async () => {
  const { call, make, as, db, clock } = await startSite()
  const person = await make.member(haldor)
  const credentials = await as(person)
  const change = (number: number, by = credentials) =>
    call(updateProfile, { email: `stranger${number}@mail.example`, country_id: 3 }, by)
  const answers = await inWaves(12, (number) =>
    change(number).then(
      () => 200,
      ({ status }: { status: number }) => status,
    ),
  )
  expect(answers.toSorted((one, other) => one - other)).toEqual([
    ...Array<number>(5).fill(200),
    ...Array<number>(7).fill(429),
  ])
  const written = await db.selectFrom('mail').select('id').execute()
  expect(written).toHaveLength(10)
  clock.advance(DAY + 1)
  expect(await change(99, await as(person))).toMatchObject({ email: 'stranger99@mail.example' })
})

test('SET-08 a member is told how many have joined by their link, and nobody else is', async () => {
  const { call, make, as } = await startSite()
  const friend = await make.member()
  const credentials = await as(friend)
  const join = (number: number, referrer?: number) =>
    call(signup, {
      username: `Joined${number}`,
      password: 'correct horse',
      email: `joined${number}@mail.example`,
      country_id: 4,
      ...(referrer === undefined ? {} : { referrer }),
    })
  expect(await call(countReferrals, {}, credentials)).toEqual({ count: 0 })
  await join(1, friend.id)
  await join(2, friend.id)
  await join(3)
  expect(await call(countReferrals, {}, credentials)).toEqual({ count: 2 })
  await expect(call(countReferrals, {})).rejects.toMatchObject({ status: 401 })
})
