import { expect, test } from 'vitest'
import { streamNameIn } from '@loadout/contract/streams/stream-rules.ts'
import { changesOf, formOf, streamFormRules, streamOf } from './stream-form.ts'

test.each([
  ['harbour_cup', 'harbour_cup'],
  ['  Harbour_Cup ', 'Harbour_Cup'],
  ['https://www.twitch.tv/harbour_cup', 'harbour_cup'],
  ['https://twitch.tv/harbour_cup/', 'harbour_cup'],
  ['https://m.twitch.tv/harbour_cup', 'harbour_cup'],
])('ADMIN-11 staff name a channel by its name or its address: %j', (typed, name) => {
  expect(streamNameIn(typed)).toBe(name)
})

test.each([
  '',
  'ab',
  '_harbour',
  'harbour cup',
  'hafen-cup',
  'x'.repeat(26),
  'https://evil.example/harbour_cup',
  'https://www.twitch.tv/harbour_cup/videos',
  'https://www.twitch.tv.evil.example/harbour_cup',
])('ADMIN-11 what cannot be a channel is refused at its field: %j', (typed) => {
  const form = { ...formOf(undefined), username: typed }
  expect(streamFormRules.username?.(typed, form)).toBe('stream_illegal')
})

test('ADMIN-11 what staff type is sent as the call takes it', () => {
  const stream = {
    id: 3,
    username: 'harbour_cup',
    title: 'Saturdays',
    category_id: 2,
    viewers: null,
    featured: true,
    live: null,
    image: '/media/videos/csgo-3',
    hidden: true,
  }
  const form = { ...formOf(stream), username: 'https://twitch.tv/lanternhall', title: ' Sundays ' }
  expect(streamOf(form)).toEqual({
    username: 'lanternhall',
    title: 'Sundays',
    category_id: 2,
    featured: true,
    hidden: true,
  })
  expect(changesOf(stream, { ...formOf(stream), title: ' Sundays ' })).toEqual({ title: 'Sundays' })
  expect(streamFormRules.category_id?.('', formOf(undefined))).toBe('category_missing')
})
