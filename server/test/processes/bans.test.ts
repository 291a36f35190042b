import { expect, onTestFinished, test } from 'vitest'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { addIpBan } from '@loadout/contract/ip-bans/ip-bans.ts'
import { listNews } from '@loadout/contract/news/news.ts'
import { banPerson } from '@loadout/contract/people/people.ts'
import { upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { eventually } from '../eventually.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { systemRandom } from '../../src/platform/random.ts'
import { createSessions } from '../../src/sessions/sessions.ts'
import { callOver } from '../call-over-http.ts'
import { startProcess } from '../start-process.ts'
import { createDatabase } from '../start-site.ts'

/** Two servers of one site, and people who are signed in. */
async function twoServers() {
  const databaseUrl = await createDatabase()
  const database = openDatabase({ url: databaseUrl, connections: 2 })
  onTestFinished(() => database.close())
  const sessions = createSessions({ db: database.db, clock: systemClock, random: systemRandom })
  const signedIn = async (
    username: string,
    rights: { flags?: number; permissions?: number } = {},
  ) => {
    const { id } = await database.db
      .insertInto('users')
      .values({ username, inserted: systemClock.now(), ...rights })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { _u: id, _t: await sessions.open(database.db, id) }
  }
  const [here, elsewhere] = await Promise.all([
    startProcess({ databaseUrl }),
    startProcess({ databaseUrl }),
  ])
  const chief = await signedIn('chief', { flags: Flag.Admin, permissions: everyPermission })
  return { here: here.url, elsewhere: elsewhere.url, chief, signedIn }
}

test('D05 K04 a ban is felt in every process of the site at once, although they believe a session for a second', async () => {
  const { here, elsewhere, chief, signedIn } = await twoServers()
  const mirka = await signedIn('mirka')
  for (const url of [here, elsewhere])
    expect((await callOver<typeof getAuth>(url, getAuth, {}, mirka)).username).toBe('mirka')
  await callOver(here, banPerson, { user_id: mirka._u, reason: '' }, chief)
  await expect(callOver(here, getAuth, {}, mirka)).rejects.toMatchObject({ status: 401 })
  await eventually(() =>
    expect(callOver(elsewhere, getAuth, {}, mirka)).rejects.toMatchObject({ status: 401 }),
  )
}, 120_000)

test('ADMIN-07 a network that is banned in one process writes in none', async () => {
  const { here, elsewhere, chief, signedIn } = await twoServers()
  const mirka = await signedIn('mirka')
  await callOver(here, addIpBan, { ip: '127.0.0.1', reason: '', own: true }, chief)
  const refused = { status: 403, code: 'network_banned' }
  await expect(callOver(here, upvoteNews, { id: 1 }, mirka)).rejects.toMatchObject(refused)
  await eventually(() =>
    expect(callOver(elsewhere, upvoteNews, { id: 1 }, mirka)).rejects.toMatchObject(refused),
  )
  expect((await callOver<typeof listNews>(elsewhere, listNews, {})).entries).toEqual([])
}, 120_000)
