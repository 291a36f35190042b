import { expect, test } from 'vitest'
import { CallError } from '../call/call-error.ts'
import { closeFailure, failures, showFailure } from './failures.ts'

const show = (text: string) => {
  showFailure(new CallError(400, 'x', text))
  return failures.current()
}

test('SHELL-25 every popover has a higher id than the one before', () => {
  const first = show('One')
  closeFailure(first?.id ?? 0)
  const second = show('Two')
  const third = show('Three')
  expect(second?.id).toBeGreaterThan(first?.id ?? Infinity)
  expect(third?.id).toBeGreaterThan(second?.id ?? Infinity)
})

test('SHELL-25 closing an older popover leaves the newer one open', () => {
  const older = show('Older')
  const newer = show('Newer')
  closeFailure(older?.id ?? 0)
  expect(failures.current()).toBe(newer)
  closeFailure(newer?.id ?? 0)
  expect(failures.current()).toBeUndefined()
})
