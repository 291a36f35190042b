import { expect, test } from 'vitest'
import type { StaffEvent } from '@loadout/contract/calendar/staff-calendar.ts'
import { emptyForm, formOf, isChanged, makingOf, missingIn, savingOf } from './event-form.ts'

const cup: StaffEvent = {
  id: 7,
  revision: 3,
  language_id: 0,
  category_id: 2,
  image: null,
  thumbnail: null,
  start_date: Date.parse('2026-12-05T17:00:00Z') / 1_000,
  end_date: null,
  time_zone: 'Europe/Stockholm',
  prize: '',
  cancelled: false,
  versions: [
    { language_id: 0, title: 'Cup', slug: 'cup', description: 'A cup.', content: '<p>Come.</p>' },
  ],
  news: [],
  streams: [],
}
const news = { id: 12, title: 'The draw' }
const form = formOf(cup, (html) => html)

test('EVENT-10 an event that is opened is unchanged, and its times are by its own clock', () => {
  expect(form).toMatchObject({ start: '2026-12-05T18:00', end: '', zone: 'Europe/Stockholm' })
  expect(isChanged(form, form)).toBe(false)
})

test('EVENT-10 only what was changed is sent, and another time zone moves the beginning', () => {
  expect(
    savingOf(form, {
      ...form,
      prize: '500 EUR',
      cancelled: true,
      articles: [news, { ...news, id: 4 }],
    }),
  ).toEqual({
    versions: [{ language_id: 0 }],
    settings: { prize: '500 EUR', cancelled: true, news: [12, 4] },
  })
  expect(savingOf(form, { ...form, zone: 'Europe/London' }).settings).toEqual({
    time_zone: 'Europe/London',
    start_date: cup.start_date + 3_600,
  })
})

test('EVENT-10 a new event says all of itself, and what it still needs', () => {
  const empty = emptyForm(3, 'Europe/Berlin')
  expect(missingIn(empty)).toEqual(['title', 'description', 'game', 'start'])
  expect(isChanged(empty, empty)).toBe(false)
  const written = { ...form, zone: 'Europe/Berlin', game: 5 }
  expect(missingIn(written)).toEqual([])
  expect(makingOf(written)).toEqual({
    versions: [{ language_id: 0, title: 'Cup', description: 'A cup.', content: '<p>Come.</p>' }],
    settings: {
      category_id: 5,
      start_date: cup.start_date,
      end_date: 0,
      time_zone: 'Europe/Berlin',
      prize: '',
      cancelled: false,
      news: [],
      streams: [],
    },
  })
})

test('EVENT-10 channels of an event are typed by name or address, with commas', () => {
  const typed = { ...form, streams: ' Harbour_Cup, https://www.twitch.tv/lanternhall ,no name' }
  expect(savingOf(form, typed).settings).toEqual({
    streams: ['Harbour_Cup', 'lanternhall', 'no name'],
  })
})
