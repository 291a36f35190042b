import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { serverThatAnswers } from '../../test/answering-server.ts'
import { setApiHost } from '../platform/call/call.ts'
import { changeSession, currentMember } from '../platform/session/session.ts'
import { markSeen } from './mark-seen.ts'

/** A tab that somebody may look at. */
class Tab extends EventTarget {
  visibilityState = 'hidden'
  show() {
    this.visibilityState = 'visible'
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

const seenUntil = () => currentMember()?.last_seen_notifications

beforeEach(() =>
  changeSession({ state: 'member', user: { id: 7, last_seen_notifications: 100 } as OwnUser }),
)
afterEach(() => {
  changeSession({ state: 'visitor' })
  vi.unstubAllGlobals()
})

test('NOTIF-29 NOTIF-30 what arrives in a tab nobody looks at is seen when somebody does', async () => {
  const { asked, url } = await serverThatAnswers({})
  setApiHost(url)
  const tab = new Tab()
  vi.stubGlobal('document', tab)
  const left = new AbortController()
  const earlier = markSeen(200, left.signal)
  const marking = markSeen(300, new AbortController().signal)
  // Something newer has come before anybody looked.
  left.abort()
  await earlier
  expect([seenUntil(), asked.length]).toEqual([100, 0])

  tab.show()
  await marking
  expect(seenUntil()).toBe(300)
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/notifications/mark_as_seen', 'timestamp=300'],
  ])
})
