import { expect, test } from 'vitest'
import type { StaffEvent } from '@loadout/contract/calendar/staff-calendar.ts'
import { serverThatAnswers } from '../../../test/answering-server.ts'
import { setApiHost } from '../../platform/call/call.ts'
import { isChanged, type EventForm } from './event-form.ts'
import { eventKind } from './event-kind.ts'

const form: EventForm = {
  texts: [
    { languageId: 0, text: { title: 'Cup', excerpt: 'A cup.', content: '<p>Come.</p>' } },
    { languageId: 3, text: { title: 'Pokal', excerpt: 'Ein Pokal.', content: '<p>Kommt.</p>' } },
  ],
  game: 2,
  start: '2026-12-05T18:00',
  end: '',
  zone: 'Europe/Stockholm',
  prize: '',
  cancelled: false,
  articles: [],
  streams: '',
}
const withTitle = (title: string): EventForm => ({
  ...form,
  texts: form.texts.map((each, place) =>
    place === 0 ? { ...each, text: { ...each.text, title } } : each,
  ),
})

/** What is sent of a form that was begun from `form`. */
async function sent(saved: { id: number; revision: number } | undefined, now: EventForm) {
  const { asked, url } = await serverThatAnswers({ body: '{"id":7,"revision":4}' })
  setApiHost(`${url}/api`)
  const order = { saved, edited: undefined, base: form, form: now, wish: 'keep' } as const
  expect(await eventKind.save(order)).toEqual({ id: 7, revision: 4 })
  expect(asked).toHaveLength(1)
  const {
    _k: replayKey,
    versions = '',
    ...fields
  } = Object.fromEntries(new URLSearchParams(asked[0]?.body))
  expect(replayKey).toBeDefined()
  return { ...fields, versions: JSON.parse(versions) as object[] }
}

/** What is left of the event that was opened does not matter. */
const settle = (written: EventForm, typed: EventForm) =>
  eventKind.settle(written, typed, {} as StaffEvent)

test('EVENT-10 of an event that is there a save says what was changed, and from which revision', async () => {
  expect(
    await sent({ id: 7, revision: 3 }, { ...withTitle('Grand Cup'), prize: '500 EUR' }),
  ).toEqual({
    id: '7',
    revision: '3',
    prize: '500 EUR',
    versions: [{ language_id: 0, title: 'Grand Cup' }, { language_id: 3 }],
  })
})

test('EVENT-10 of a new event a save says all of it, also what nobody has changed', async () => {
  const whole = await sent(undefined, form)
  expect(whole).toMatchObject({
    category_id: '2',
    start_date: String(Date.parse('2026-12-05T17:00:00Z') / 1_000),
    end_date: '0',
    time_zone: 'Europe/Stockholm',
    versions: [
      { language_id: 0, title: 'Cup', description: 'A cup.', content: '<p>Come.</p>' },
      { language_id: 3, title: 'Pokal' },
    ],
  })
  expect(whole).not.toHaveProperty('id')
})

test('EVENT-10 after a save the form has the text as it was typed, and all else as it was kept', () => {
  // The server writes a text its own way, and the next save would send it for no reason.
  const written: EventForm = {
    ...form,
    texts: form.texts.map((each) => ({
      ...each,
      text: { ...each.text, title: `${each.text.title}, cleaned`, content: '<p>Cleaned.</p>' },
    })),
    prize: '500 EUR',
  }
  const { base, form: settled } = settle(written, form)
  expect(settled.texts.map(({ text }) => [text.title, text.content])).toEqual([
    ['Cup, cleaned', '<p>Come.</p>'],
    ['Pokal, cleaned', '<p>Kommt.</p>'],
  ])
  expect(settled.prize).toBe('500 EUR')
  expect(isChanged(base, settled)).toBe(false)
})

test('EVENT-10 a language that somebody else has added meanwhile is shown as they wrote it', () => {
  const [english] = form.texts
  const { form: settled } = settle(form, { ...form, texts: [english!] })
  expect(settled.texts).toEqual(form.texts)
})
