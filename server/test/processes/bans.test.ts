import { expect, test } from 'vitest'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { addIpBan } from '@loadout/contract/ip-bans/ip-bans.ts'
import { listNews } from '@loadout/contract/news/news.ts'
import { banPerson } from '@loadout/contract/people/people.ts'
import { upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { eventually } from '../eventually.ts'
import { stopMonotonicClock } from '../monotonic-clock.ts'
import { createDatabase, startSiteOn } from '../start-site.ts'

/** Two servers of one site, which share nothing but its database, and people who are signed in. */
async function twoServers() {
  const databaseUrl = await createDatabase()
  const here = await startSiteOn(databaseUrl, {})
  const elsewhere = await startSiteOn(databaseUrl, {})
  const chief = await here.make.member({ flags: Flag.Admin, permissions: everyPermission })
  const mirka = await here.make.member({ username: 'mirka' })
  return { here, elsewhere, chief: await here.as(chief), mirka: await here.as(mirka) }
}

test('D05 K04 a ban is felt in every process of the site at once, although they believe a session for a second', async () => {
  const { here, elsewhere, chief, mirka } = await twoServers()
  stopMonotonicClock()
  for (const { call } of [here, elsewhere])
    expect((await call(getAuth, {}, mirka)).username).toBe('mirka')
  await here.call(banPerson, { user_id: mirka._u, reason: '' }, chief)
  await expect(here.call(getAuth, {}, mirka)).rejects.toMatchObject({ status: 401 })
  await eventually(() =>
    expect(elsewhere.call(getAuth, {}, mirka)).rejects.toMatchObject({ status: 401 }),
  )
})

test('ADMIN-07 a network that is banned in one process writes in none', async () => {
  const { here, elsewhere, chief, mirka } = await twoServers()
  await here.call(addIpBan, { ip: '127.0.0.1', reason: '', own: true }, chief)
  const refused = { status: 403, code: 'network_banned' }
  await expect(here.call(upvoteNews, { id: 1 }, mirka)).rejects.toMatchObject(refused)
  await eventually(() =>
    expect(elsewhere.call(upvoteNews, { id: 1 }, mirka)).rejects.toMatchObject(refused),
  )
  expect((await elsewhere.call(listNews, {})).entries).toEqual([])
})
