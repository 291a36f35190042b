import { afterEach, expect, test, vi } from 'vitest'
import { withLanguage, withoutLanguage, withText } from '../editing/texts.ts'
import {
  emptyForm,
  emptyText,
  isChanged,
  missingIn,
  savingOf,
  turnOf,
  withoutTime,
  type NewsForm,
} from './news-form.ts'
import { momentOf, timeFieldOf } from './time-field.ts'

afterEach(() => vi.useRealTimers())

const saved: NewsForm = {
  texts: [
    {
      languageId: 0,
      text: { title: 'Kestrel win', excerpt: 'In short.', content: '<p>They won.</p>' },
    },
    { languageId: 3, text: { title: 'Kestrel siegt', excerpt: '', content: '<p>Gewonnen.</p>' } },
  ],
  categories: [2],
  tags: 'final, katowice',
  people: [{ id: 7, name: 'Tindra' }],
  pinned: false,
  poll: null,
  time: '',
}
const untouched = [{ language_id: 0 }, { language_id: 3 }]

test('ADMIN-04 a form in which nothing was changed sends its languages and nothing else', () => {
  expect(savingOf(saved, saved, 'keep')).toEqual({ versions: untouched, settings: {} })
  expect(isChanged(saved, { ...saved, tags: ' final,katowice,, ' })).toBe(false)
})

test.each([
  { change: { categories: [2, 4] }, sent: { categories: [2, 4] } },
  { change: { tags: 'final' }, sent: { tags: ['final'] } },
  { change: { tags: '' }, sent: { tags: [] } },
  { change: { people: [] }, sent: { user_tags: [] } },
  { change: { pinned: true }, sent: { pinned: true } },
])('ADMIN-04 of the settings only what was changed is sent: $sent', ({ change, sent }) => {
  expect(savingOf(saved, { ...saved, ...change }, 'keep')).toEqual({
    versions: untouched,
    settings: sent,
  })
  expect(isChanged(saved, { ...saved, ...change })).toBe(true)
})

test('NEWS-22 ADMIN-15 of a poll only what was changed is sent, so that what others have closed or reworded stays', () => {
  const texts = [{ language_id: 0 as const, question: 'Who wins?', options: ['Red', 'Blue'] }]
  const asked = [{ language_id: 0 as const, question: 'Who won?', options: ['Red', 'Blue'] }]
  const withPoll = { ...saved, poll: { texts, ends_at: null } }
  const sent = (base: NewsForm, poll: NewsForm['poll']): unknown =>
    JSON.parse(savingOf(base, { ...base, poll }, 'keep').settings.poll ?? '')
  expect(sent(withPoll, { texts: asked, ends_at: null })).toEqual({ texts: asked })
  expect(sent(withPoll, { texts, ends_at: 1_795_000_017 })).toEqual({ ends_at: 1_795_000_017 })
  expect(sent(saved, { texts, ends_at: null })).toEqual({ texts })
  expect(sent(saved, { texts, ends_at: 1_795_000_017 })).toEqual({ texts, ends_at: 1_795_000_017 })
  expect(sent(withPoll, null)).toBe(null)
})

test('NEWS-21 of a language only what was changed is sent, of a new one all, and one that goes is not named', () => {
  const versionsOf = (form: NewsForm) => savingOf(saved, form, 'keep').versions
  expect(versionsOf(withText(saved, 3, { title: 'Neu' }))).toEqual([
    { language_id: 0 },
    { language_id: 3, title: 'Neu' },
  ])
  const begun = withLanguage(saved, 1, { ...emptyText, title: 'Ny' })
  expect(versionsOf(begun)).toEqual([
    ...untouched,
    { language_id: 1, title: 'Ny', excerpt: '', content: '' },
  ])
  expect(versionsOf(withoutLanguage(saved, 3))).toEqual([{ language_id: 0 }])
  for (const form of [begun, withoutLanguage(saved, 3)]) expect(isChanged(saved, form)).toBe(true)
})

test.each([
  { wish: 'publish', before: '', time: '', sent: { publish: true } },
  {
    wish: 'publish',
    before: '',
    time: '2026-12-24T18:00',
    sent: { publish: true, publish_at: momentOf('2026-12-24T18:00') },
  },
  { wish: 'draft', before: '2026-12-24T18:00', time: '2026-12-24T18:00', sent: { publish: false } },
  {
    wish: 'keep',
    before: '2026-12-24T18:00',
    time: '2026-12-25T18:00',
    sent: { publish: true, publish_at: momentOf('2026-12-25T18:00') },
  },
  { wish: 'keep', before: '2026-12-24T18:00', time: '', sent: { publish: true } },
] as const)(
  'ADMIN-09 $wish with the time "$time" after "$before" sends $sent',
  ({ wish, before, time, sent }) => {
    expect(savingOf({ ...saved, time: before }, { ...saved, time }, wish).settings).toEqual(sent)
  },
)

test.each([
  { wish: 'draft', before: '2026-11-01T18:00', now: '2026-11-01T18:00', turn: 'taken back' },
  { wish: 'draft', before: '2090-01-02T12:30', now: '', turn: undefined },
  { wish: 'keep', before: '2090-01-02T12:30', now: '', turn: 'published at once' },
  { wish: 'keep', before: '2090-01-02T12:30', now: '2026-11-01T18:00', turn: 'published at once' },
  { wish: 'keep', before: '2090-01-02T12:30', now: '2090-01-03T12:30', turn: undefined },
  { wish: 'keep', before: '2026-11-01T18:00', now: '', turn: undefined },
] as const)(
  'ADMIN-09 $wish with the time "$now" of news of "$before" is $turn, which is asked first',
  ({ wish, turn, ...times }) => {
    vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-11-30T12:00'))
    const state = times.before < '2026-11-30' ? 'published' : 'scheduled'
    expect(turnOf({ state }, times, wish)).toBe(turn)
    expect(turnOf({ state: 'draft' }, times, wish)).toBeUndefined()
  },
)

test('ADMIN-09 a draft keeps no time, so a time that is typed is nothing unsaved', () => {
  const form = { ...saved, time: '2026-12-24T18:00' }
  expect(isChanged(saved, withoutTime(saved, form))).toBe(false)
  expect(isChanged(saved, form)).toBe(true)
})

test('ADMIN-09 readers need a title and a text in every language and a game, a draft its titles', () => {
  expect(missingIn(saved, true)).toEqual([])
  expect(missingIn(emptyForm(0), true)).toEqual(['title', 'text', 'game'])
  expect(missingIn(withText(saved, 3, { content: '', title: ' ' }), true)).toEqual([
    'title',
    'text',
  ])
  expect(missingIn(withText(saved, 3, { content: '' }), false)).toEqual([])
})

test('a moment comes back from its field as it went in, to the minute', () => {
  const moment = momentOf('2026-03-29T02:30') ?? 0
  expect(momentOf(timeFieldOf(moment))).toBe(moment)
  expect([momentOf(''), momentOf('tomorrow')]).toEqual([undefined, undefined])
})

test('ADMIN-09 a language in which nothing was written keeps no draft from being saved, and is not sent', () => {
  const withGerman = withLanguage(saved, 4, emptyText)
  expect(missingIn(withGerman, false)).toEqual([])
  expect(missingIn(withGerman, true)).toEqual(['title', 'text'])
  expect(savingOf(saved, withGerman, 'draft').versions).toEqual(
    savingOf(saved, saved, 'draft').versions,
  )
  expect(isChanged(saved, withGerman)).toBe(false)
  const begun = withText(withGerman, 4, { content: '<p>Anfang</p>' })
  expect([missingIn(begun, false), isChanged(saved, begun)]).toEqual([['title'], true])
})
