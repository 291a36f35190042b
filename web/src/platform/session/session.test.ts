import { beforeEach, expect, test, vi } from 'vitest'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { changeSession, currentMember, ifMember, knownMember, onMemberChange } from './session.ts'

const signedIn = (id: number, token = `token of ${id}`) => ({
  state: 'member' as const,
  user: { id, token } as OwnUser,
})

beforeEach(() => changeSession({ state: 'visitor' }))

test('a change of who looks at the page, or of their token, is told once, and not while it is being found out', () => {
  const seen = vi.fn<(user: OwnUser | undefined) => void>()
  onMemberChange(seen)
  changeSession({ state: 'authenticating' })
  changeSession(signedIn(7))
  changeSession(signedIn(7))
  changeSession({ state: 'authenticating' })
  changeSession(signedIn(8))
  changeSession(signedIn(8, 'another'))
  changeSession({ state: 'visitor' })
  changeSession({ state: 'visitor' })
  expect(seen.mock.calls.map(([user]) => user?.token)).toEqual([
    'token of 7',
    'token of 8',
    'another',
    undefined,
  ])
})

test('who looks at the page is known at once, or when it has been found out', async () => {
  expect(await knownMember()).toBeUndefined()
  changeSession({ state: 'authenticating' })
  const found = vi.fn<(user: OwnUser | undefined) => void>()
  const finding = knownMember().then(found)
  expect(currentMember()).toBeUndefined()
  await Promise.resolve()
  expect(found).not.toHaveBeenCalled()
  changeSession(signedIn(7))
  await finding
  expect(found).toHaveBeenCalledExactlyOnceWith(signedIn(7).user)
  expect(await knownMember()).toEqual(signedIn(7).user)
})

test('what is for members alone is done when one is found, and never for visitors', async () => {
  const act = vi.fn(() => Promise.reject(new Error('away')))
  ifMember(act)
  await knownMember()
  expect(act).not.toHaveBeenCalled()
  changeSession({ state: 'authenticating' })
  ifMember(act)
  changeSession(signedIn(7))
  await knownMember()
  expect(act).toHaveBeenCalledOnce()
})
