import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import { leaveSite } from '@loadout/contract/leaving/leaving.ts'
import { getProfile } from '@loadout/contract/profiles/profile.ts'
import { authorizeChannel } from '@loadout/contract/realtime/authorize-channel.ts'
import { staffTicketsChannel } from '@loadout/contract/support/ticket-channels.ts'
import { eventually } from '../../test/eventually.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { openSocket } from '../../test/raw-socket.ts'
import { startSite } from '../../test/start-site.ts'
import { untilSomebodyWaitsFor } from '../../test/until-somebody-waits.ts'
import { makeOwner, removeOwner } from './make-owner.ts'

const staff = staffWith('canReviewSupportTickets')

async function startWithOwner() {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '3600' } })
  const owner = await site.make.member({ username: 'Haldor', ...staff, owner: true })
  return { ...site, credentials: await site.as(owner) }
}

test('K04 AMB-116 whoever is unmade an owner hears nothing more of what staff hear, and others go on', async () => {
  const { site, url, call, make, as, credentials } = await startWithOwner()
  const other = await as(await make.member(staff))
  const channel_name = staffTicketsChannel().name
  const hearing = async (own: typeof credentials) => {
    const socket = await openSocket(url)
    const { auth } = await call(
      authorizeChannel,
      { socket_id: await socket.id(), channel_name },
      own,
    )
    await socket.join(channel_name, auth)
    return socket
  }
  const [theirs, others] = [await hearing(credentials), await hearing(other)]

  await removeOwner(site, 'Haldor')
  expect(await theirs.closed()).toMatchObject({ code: 4100 })
  await others.settle()
  expect(others.isOpen()).toBe(true)
  await expect(call(getAuth, {}, credentials)).rejects.toMatchObject({ status: 401 })
})

test('AMB-116 O11 nobody is made an owner whose account is about to go', async () => {
  const { site, call, make, as } = await startWithOwner()
  const leaver = await make.member({ username: 'Tindra' })
  await call(leaveSite, { keep_texts: 1 }, await as(leaver))
  await expect(makeOwner(site, 'Tindra', () => Promise.resolve(undefined))).rejects.toThrow(
    'Tindra is about to leave',
  )
})

test('AMB-116 what the site changes of somebody at the moment when the command does is kept', async () => {
  const { site, db } = await startWithOwner()
  const flagsAfter = async (flag: number, run: () => Promise<string>) => {
    const { said } = await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('users')
        .set((set) => ({ flags: sql<number>`${set.ref('flags')} | ${flag}` }))
        .execute()
      const running = run()
      await untilSomebodyWaitsFor(tx)
      return { said: running }
    })
    await said
    return (await db.selectFrom('users').select('flags').executeTakeFirstOrThrow()).flags
  }
  const unmade = await flagsAfter(Flag.Featured, () => removeOwner(site, 'Haldor'))
  expect(unmade & (Flag.Featured | Flag.Admin)).toBe(Flag.Featured)
  const made = await flagsAfter(Flag.VerifiedSymbol, () =>
    makeOwner(site, 'Haldor', () => Promise.resolve(undefined)),
  )
  const all = Flag.Featured | Flag.VerifiedSymbol | Flag.Admin
  expect(made & all).toBe(all)
})

test('AMB-116 AMB-119 an owner whom the command makes is from nowhere until they choose a country', async () => {
  const { site, call } = await startSite()
  const answers = ['tindra@mail.example', 'battery staple']
  await makeOwner(site, 'Tindra', () => Promise.resolve(answers.shift()))
  expect(await call(getProfile, { username: 'Tindra' })).toMatchObject({
    country_id: -1,
    country_code: '',
  })
})

test('AMB-116 pages show at once that somebody is staff no more, or is staff now', async () => {
  const { site, get } = await startWithOwner()
  const page = async () => (await get('/user/Haldor?lang=en')).text()
  const admin = '>Admin</span>'
  expect(await page()).toContain(admin)
  await removeOwner(site, 'Haldor')
  await eventually(async () => expect(await page()).not.toContain(admin))
  await makeOwner(site, 'Haldor', () => Promise.resolve(undefined))
  await eventually(async () => expect(await page()).toContain(admin))
})
