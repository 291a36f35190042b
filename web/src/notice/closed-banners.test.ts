import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/stub-browser.ts'
import { closeBanner, LD_MARK } from './closed-banners.ts'

const COOKIE = 'close-notice'
const keptMarks = (kept: ReturnType<typeof stubBrowser>) => kept().cookies[COOKIE]?.split('.')

afterEach(() => void vi.unstubAllGlobals())

test('NOTICE-05 what another tab has closed stays closed when this one closes more', () => {
  const kept = stubBrowser()
  closeBanner('a1')
  document.cookie = `${COOKIE}=a1.b2; path=/`
  closeBanner('c3')
  expect(keptMarks(kept)).toEqual(['a1', 'b2', 'c3'])
})

test('NOTICE-05 SHELL-33 of notices the last three that were closed stay closed, and what is said of LD$ for good', () => {
  const kept = stubBrowser()
  for (const mark of ['a1', LD_MARK, 'b2', 'c3', 'd4', 'b2']) closeBanner(mark)
  expect(keptMarks(kept)).toEqual([LD_MARK, 'c3', 'd4', 'b2'])
})
