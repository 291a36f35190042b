import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/stub-browser.ts'
import { credentials, findCredentials } from '../platform/session/credentials.ts'
import { areRemembered, forgetCredentials, keepCredentials } from './kept-credentials.ts'

afterEach(() => void vi.unstubAllGlobals())

const tindra = { id: 7, token: 'secret' }
const inStorage = { 'loadout:user-id': '7', 'loadout:user-token': 'secret' }
const inCookies = { 'user-id': '7', 'user-token': 'secret' }
const nothing = { cookies: {}, local: {}, session: {} }

test('ACC-17 whoever is to be remembered is kept beyond the tab, in cookies and storage', () => {
  const kept = stubBrowser()
  keepCredentials(tindra, { remember: true })
  expect(kept()).toEqual({ cookies: inCookies, local: inStorage, session: {} })
  expect([credentials(), areRemembered()]).toEqual([tindra, true])
})

test('ACC-17 whoever is not is kept for the tab alone', () => {
  const kept = stubBrowser()
  keepCredentials(tindra, { remember: true })
  keepCredentials(tindra, { remember: false })
  expect(kept()).toEqual({ cookies: {}, local: {}, session: inStorage })
  expect([credentials(), areRemembered()]).toEqual([tindra, false])
})

test('AMB-07 what is kept already is written again and never removed meanwhile, which other tabs would take for signing out', () => {
  const kept = stubBrowser()
  keepCredentials(tindra, { remember: true })
  const removed = vi.spyOn(localStorage, 'removeItem')
  const seen: unknown[] = []
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => void seen.push(kept().cookies))
  keepCredentials(tindra, { remember: true })
  expect(removed).not.toHaveBeenCalled()
  expect(seen).toEqual([inCookies, inCookies])
  expect(kept()).toEqual({ cookies: inCookies, local: inStorage, session: {} })
})

test('ACC-19 what is forgotten is nowhere any more', () => {
  const kept = stubBrowser({ cookies: inCookies, local: inStorage, session: inStorage })
  findCredentials()
  forgetCredentials()
  expect(kept()).toEqual(nothing)
  expect([credentials(), findCredentials()]).toEqual([undefined, undefined])
})

test.each([
  { where: 'cookies', browser: { cookies: inCookies } },
  { where: 'storage', browser: { local: inStorage } },
  { where: 'the storage of the tab', browser: { session: inStorage } },
])('ACC-03 AMB-07 credentials are found in $where', ({ browser }) => {
  stubBrowser(browser)
  expect(findCredentials()).toEqual(tindra)
  expect(credentials()).toEqual(tindra)
})

test.each([
  { where: 'cookies', browser: { cookies: inCookies }, remembered: true },
  { where: 'storage', browser: { local: inStorage }, remembered: true },
  { where: 'the storage of the tab', browser: { session: inStorage }, remembered: false },
])(
  'ACC-03 AMB-07 whoever is found in $where is kept as long as before: beyond the tab is $remembered',
  ({ browser, remembered }) => {
    stubBrowser(browser)
    expect(areRemembered()).toBe(remembered)
  },
)

test('AMB-07 of several places the cookies are believed', () => {
  stubBrowser({
    cookies: { 'user-id': '8', 'user-token': 'newer' },
    local: inStorage,
    session: inStorage,
  })
  expect(findCredentials()).toEqual({ id: 8, token: 'newer' })
})

test.each([
  { 'loadout:user-id': '7' },
  { 'loadout:user-token': 'secret' },
  { ...inStorage, 'loadout:user-id': '0' },
  { ...inStorage, 'loadout:user-id': '7; path=/' },
  { ...inStorage, 'loadout:user-id': '12345678901' },
  { ...inStorage, 'loadout:user-token': '' },
])('%o is nobody', (local) => {
  stubBrowser({ local })
  expect(findCredentials()).toBeUndefined()
})
