import { afterEach, expect, test, vi } from 'vitest'
import { PAGE_VIEW } from '../page-view.ts'
import { watchUndrawn } from './undrawn-page.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a page is not drawn from when the router has arrived until its screen says so', () => {
  const document = new EventTarget()
  vi.stubGlobal('document', document)
  let arrivedAt = '/news/1/kestrel-win'
  const isUndrawn = watchUndrawn(() => arrivedAt)
  const draw = (path: string) =>
    document.dispatchEvent(new CustomEvent(PAGE_VIEW, { detail: { path, isFirst: false } }))
  expect(isUndrawn()).toBe(false)

  arrivedAt = '/events'
  expect(isUndrawn()).toBe(true)
  draw('/events')
  expect(isUndrawn()).toBe(false)

  // Followed on before it was drawn, the one between is drawn all the same.
  arrivedAt = '/'
  draw('/events')
  expect(isUndrawn()).toBe(true)
  draw('/')
  expect(isUndrawn()).toBe(false)
})
