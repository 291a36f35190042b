import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { KeptStorage } from '../../test/kept-storage.ts'
import { changeSession } from '../platform/session/session.ts'
import { forgetChoices, recentChoices, rememberChoice } from './recent-choices.ts'

let kept = new KeptStorage()
const choose = (name: string) =>
  rememberChoice({ id: `/${name}`, label: name, href: `/${name}`, look: { icon: 'search' } })
const labels = () => recentChoices().map(({ label }) => label)

const lookAs = (id: number) => changeSession({ state: 'member', user: { id } as OwnUser })

beforeEach(() => {
  kept = new KeptStorage()
  vi.stubGlobal('localStorage', kept)
  changeSession({ state: 'visitor' })
})
afterAll(() => void vi.unstubAllGlobals())

test('the five latest choices are remembered, the latest first, none twice', () => {
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six', 'two']) choose(name)
  expect(labels()).toEqual(['two', 'six', 'five', 'four', 'three'])
})

test('H12 the next member at this browser reads nothing of the one before, nor does a visitor', () => {
  lookAs(7)
  choose('wallet')
  lookAs(70)
  expect(labels()).toEqual([])
  choose('settings')
  changeSession({ state: 'visitor' })
  expect(labels()).toEqual([])
  lookAs(7)
  expect(labels()).toEqual(['wallet'])
})

test('H12 nothing is remembered when somebody has signed out, of nobody', () => {
  kept.setItem('loadout:recent-choices', 'of before')
  kept.setItem('loadout:theme', 'dark')
  choose('news')
  lookAs(7)
  choose('wallet')
  forgetChoices()
  expect(Object.keys(kept)).toEqual(['loadout:theme'])
})

test.each([
  { what: 'no JSON', stored: '[{' },
  { what: 'no list', stored: '{"id":"/news"}' },
  { what: 'another address', stored: '[{"id":"a","label":"A","href":"//elsewhere.example"}]' },
  { what: 'a script', stored: '[{"id":"a","label":"A","href":"javascript:alert(1)"}]' },
  { what: 'no name', stored: '[{"id":"a","href":"/a"}]' },
])('H12 of what somebody else has written there nothing is offered: $what', ({ stored }) => {
  kept.setItem('loadout:recent-choices:visitor', stored)
  expect(recentChoices()).toEqual([])
})
