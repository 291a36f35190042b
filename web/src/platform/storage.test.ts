import { afterEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from './storage.ts'

afterEach(() => void vi.unstubAllGlobals())

test('what is stored is read again, and can be forgotten', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  expect(readStored('kept')).toBeUndefined()
  writeStored('kept', '3')
  expect([readStored('kept'), kept.get('kept')]).toEqual(['3', '3'])
  writeStored('kept', undefined)
  expect([readStored('kept'), kept.size]).toEqual([undefined, 0])
})

const refuse = () => {
  throw new DOMException('Access is denied', 'SecurityError')
}

test.each([
  { what: 'is forbidden', storage: { getItem: refuse, setItem: refuse, removeItem: refuse } },
  { what: 'is full', storage: { getItem: () => 'before', setItem: refuse, removeItem: refuse } },
])('a choice lasts for the visit when storage $what', ({ what, storage }) => {
  vi.stubGlobal('localStorage', storage)
  writeStored(what, '4')
  expect(readStored(what)).toBe('4')
  writeStored(what, undefined)
  expect(readStored(what)).toBeUndefined()
})
