import { expect, test } from 'vitest'
import { changeDollars } from '@loadout/contract/wallet/staff-wallet.ts'
import { staffWith } from '../../../test/member-of-staff.ts'
import { sendRequest } from '../../../test/send-request.ts'
import { startSite, type TestSite } from '../../../test/start-site.ts'
import { nothing } from '../../../test/trial.ts'
import { triedCalls } from '../../../test/tried-calls.ts'

const MEMBERS = 7
const AT_ONCE = 28
const SECRET = /only-of-(\d+)-end/g

/** Somebody in whose private places stands a word that nobody else may read. */
async function memberWithSecrets(site: TestSite, number: number) {
  const { make, as, call } = site
  const secret = `only-of-${number}-end`
  const member = await make.member({ email: `${secret}@community.example` })
  const ticket = await make.ticket({ by: member, subject: secret, message: secret })
  await make.post({ author: member, title: secret, publishedAt: 'infinity' })
  await make.notification({ to: member, message: secret })
  const staff = await as(await make.member(staffWith('canChangeUserDollars')))
  await call(changeDollars, { user_id: member.id, dollars: 500, note: secret, ...staff })

  const { _u, _t } = await as(member)
  return {
    number,
    /** What is theirs alone, and is asked for by a number. */
    own: [
      `/api/support_ticket/get?id=${ticket.id}`,
      `/api/support_ticket/message/list?id=${ticket.id}`,
      `/api/blog/list?drafts=1&user_id=${member.id}`,
    ],
    credentials: `_u=${_u}&_t=${_t}`,
    cookie: `user-id=${_u}; user-token=${_t}`,
  }
}

/** Pages that are the same for everybody, and what is somebody's own comes to in the browser. */
const PAGES = [
  '/',
  '/notifications',
  '/points/history',
  '/posts/manage',
  '/settings',
  '/support/tickets',
  '/userfeed',
  '/wallet',
]

/** Calls that tell somebody about themselves without being asked for anything. */
const aboutOneself = triedCalls
  .filter(({ endpoint, tried }) => endpoint.method === 'GET' && tried.input === nothing.input)
  .filter(({ tried }) => tried.isOwn || tried.who === 'member' || tried.who === 'reader')
  .map(({ endpoint }) => `/api${endpoint.path}`)

test('M01 members who read what is theirs at the same time, pages kept, are shown no word of each other, and neither is a visitor', async () => {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '3600' } })
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, (_, number) => memberWithSecrets(site, number)),
  )
  const asked = [...members, undefined].flatMap((member) =>
    [...aboutOneself, ...PAGES, ...(member?.own ?? [])].map((path) => ({ path, member })),
  )
  // Whatever members ask for stands beside the same of others.
  const mixed = asked.toSorted((one, other) => one.path.localeCompare(other.path))
  const toldOwn = new Set<string>()
  for (let at = 0; at < mixed.length; at += AT_ONCE)
    await Promise.all(
      mixed.slice(at, at + AT_ONCE).map(async ({ path, member }) => {
        const query = member && path.startsWith('/api/') ? member.credentials : ''
        const { body } = await sendRequest(site.url, {
          target: query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path,
          headers: member ? { cookie: member.cookie } : {},
        })
        const shown = new Set([...body.matchAll(SECRET)].map(([, owner]) => Number(owner)))
        const isOwn = query !== '' && shown.delete(member?.number ?? -1)
        expect([...shown], `${path} for ${member?.number ?? 'a visitor'}`).toEqual([])
        if (isOwn) toldOwn.add(path.replace(/\d+/g, 'N'))
      }),
    )

  // Somebody who is told nothing of their own would be told nothing of others either.
  expect([...toldOwn].toSorted()).toEqual([
    '/api/blog/list?drafts=N&user_id=N',
    '/api/notifications/groups',
    '/api/notifications/list',
    '/api/support_ticket/get?id=N',
    '/api/support_ticket/list',
    '/api/user/auth',
    '/api/user_profile/balance_history',
  ])
})
