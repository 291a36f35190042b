import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetChoices, recentChoices, rememberChoice } from './recent-choices.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
const choose = (name: string) =>
  rememberChoice({ id: `/${name}`, label: name, href: `/${name}`, look: { icon: 'search' } })
const labels = () => recentChoices().map(({ label }) => label)

beforeEach(() => kept.clear())
afterAll(() => void vi.unstubAllGlobals())

test('the five latest choices are remembered, the latest first, none twice', () => {
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six', 'two']) choose(name)
  expect(labels()).toEqual(['two', 'six', 'five', 'four', 'three'])
})

test('H12 nothing is remembered of whoever has signed out', () => {
  choose('wallet')
  forgetChoices()
  expect(labels()).toEqual([])
})

test.each([
  { what: 'no JSON', stored: '[{' },
  { what: 'no list', stored: '{"id":"/news"}' },
  { what: 'another address', stored: '[{"id":"a","label":"A","href":"//elsewhere.example"}]' },
  { what: 'a script', stored: '[{"id":"a","label":"A","href":"javascript:alert(1)"}]' },
  { what: 'no name', stored: '[{"id":"a","href":"/a"}]' },
])('H12 of what somebody else has written there nothing is offered: $what', ({ stored }) => {
  kept.set('loadout:recent-choices', stored)
  expect(recentChoices()).toEqual([])
})
