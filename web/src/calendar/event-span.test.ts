import { expect, test } from 'vitest'
import { placeOf, spanText } from './event-span.ts'

const at = (moment: string) => Date.parse(moment) / 1_000
const evening = { start_date: at('2026-12-05T17:00:00Z'), end_date: at('2026-12-05T21:30:00Z') }
const weekend = { ...evening, end_date: at('2026-12-06T16:00:00Z') }
const open = { ...evening, end_date: null }

/** Spaces that do not break are spaces to whoever reads. */
const read = (...asked: Parameters<typeof spanText>) => spanText(...asked).replaceAll(/\s/g, ' ')

test('EVENT-01 an evening names its day once, a weekend both days, and an event whose end is not known only begins', () => {
  expect(read('en', evening, 'Europe/Stockholm')).toBe('Sat, 5 Dec 2026, 18:00–22:30')
  expect(read('en', weekend, 'Europe/Stockholm')).toBe(
    'Sat, 5 Dec 2026, 18:00 – Sun, 6 Dec 2026, 17:00',
  )
  expect(read('en', open, 'Europe/Stockholm')).toBe('Sat, 5 Dec 2026, 18:00')
})

test('EVENT-01 by another clock it is another hour, and another day where it is late enough', () => {
  expect(read('en', open, 'America/Sao_Paulo')).toContain('14:00')
  expect(read('en', open, 'Asia/Tokyo')).toMatch(/Sun.*6.*02:00/)
})

test('EVENT-01 each language writes it its own way', () => {
  expect(read('de', open, 'Europe/Berlin')).toBe('Sa., 5. Dez. 2026, 18:00')
  expect(read('sv', open, 'Europe/Stockholm')).toMatch(/lör 5 dec\.? 2026/)
})

test('EVENT-01 a zone that this browser does not know is UTC, and says so', () => {
  expect(read('en', open, 'Mars/Olympus_Mons')).toMatch(/17:00.*UTC/)
  expect(read('en', open, '+05:30')).toMatch(/17:00.*UTC/)
  expect(read('en', open, 'Europe/Stockholm')).not.toContain('UTC')
})

test('EVENT-01 a zone is called by its place', () => {
  expect(['America/Sao_Paulo', 'America/Argentina/Buenos_Aires', 'UTC'].map(placeOf)).toEqual([
    'Sao Paulo',
    'Buenos Aires',
    'UTC',
  ])
})
