import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { serverThatAnswers } from '../../test/answering-server.ts'
import { stubBrowser } from '../../test/stub-browser.ts'
import { setApiHost } from '../platform/call/call.ts'
import { carryCredentials, findCredentials } from '../platform/session/credentials.ts'
import { changeSession, currentMember, knownMember } from '../platform/session/session.ts'
import { authenticate, signInByLink } from './sign-in.ts'

const tindra = { body: '{"id":7,"token":"secret"}' }
const inStorage = { 'loadout:user-id': '7', 'loadout:user-token': 'secret' }
const inCookies = { 'user-id': '7', 'user-token': 'secret' }
const everything = { cookies: inCookies, local: inStorage, session: {} }
const nothing = { cookies: {}, local: {}, session: {} }

/** The browser of somebody who is remembered, whose time passes only when a test lets it. */
async function memberOf(...answers: Parameters<typeof serverThatAnswers>) {
  const { asked, url } = await serverThatAnswers(...answers)
  setApiHost(url)
  const kept = stubBrowser({ cookies: inCookies, local: inStorage })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  findCredentials()
  return { asked, kept }
}

async function letTimePass() {
  while (vi.getTimerCount() === 0)
    await new Promise<void>((resolve) => {
      setImmediate(resolve)
    })
  vi.advanceTimersToNextTimer()
}

afterEach(() => {
  // Tests of other files share these.
  carryCredentials(undefined)
  changeSession({ state: 'visitor' })
  vi.unstubAllGlobals()
})

test.each([
  { what: 'a limit', answer: { status: 429, body: '{"error":"No.","code":"too_many_requests"}' } },
  { what: 'what stands before the site', answer: { status: 403, body: '<h1>Forbidden</h1>' } },
  { what: 'an answer that is none', answer: { body: '<h1>Welcome to our network</h1>' } },
])(
  'ACC-05 ACC-07 $what signs nobody out: what is kept stays, and it is asked again',
  async ({ answer }) => {
    const { asked, kept } = await memberOf(answer, answer, tindra)
    const asking = authenticate()
    await letTimePass()
    expect(kept()).toEqual(everything)
    await letTimePass()
    expect(await asking).toBe(true)
    expect((await knownMember())?.id).toBe(7)
    expect([asked.length, kept()]).toEqual([3, everything])
  },
)

test.each([
  { status: 401, body: '{"error":"No.","code":"invalid_credentials"}' },
  { status: 403, body: '{"error":"No.","code":"second_step_required"}' },
])('ACC-07 ACC-08 credentials that are refused are forgotten: $body', async (answer) => {
  const { asked, kept } = await memberOf(answer)
  expect(await authenticate()).toBe(false)
  expect([asked.length, currentMember(), kept()]).toEqual([1, undefined, nothing])
})

test.each([
  { status: 429, sent: 'too_many_requests', code: 'too_many_requests' },
  { status: 403, sent: 'second_step_required', code: 'second_step_required' },
  { status: 401, sent: 'not_signed_in', code: 'link_expired' },
])(
  'ACC-60 AMB-82 the secret of a link that is refused as $sent is not kept, and the reason is known as $code',
  async ({ status, sent, code }) => {
    const body = JSON.stringify({ error: 'No.', code: sent })
    const { asked, kept } = await memberOf({ status, body })
    expect(await signInByLink(7, 'of a mail')).toMatchObject({ status, code })
    expect([asked.length, currentMember(), kept()]).toEqual([1, undefined, nothing])
  },
)

test('AMB-82 while a link is asked about other tabs find what was kept before; then whoever it signs in', async () => {
  const { kept } = await memberOf({ body: '{"id":8,"token":"new"}' })
  const signingIn = signInByLink(8, 'of a mail')
  expect(kept()).toEqual(everything)
  expect(await signingIn).toBeUndefined()
  expect([currentMember()?.id, kept().local]).toEqual([
    8,
    { 'loadout:user-id': '8', 'loadout:user-token': 'new' },
  ])
})
