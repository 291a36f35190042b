import { expect, test } from 'vitest'
import { faultsOf } from '@loadout/contract/forms/form-rules.ts'
import { changesOf, formOf, pollFormRules, pollOf } from './poll-form.ts'

const poll = {
  texts: [
    { language_id: 0 as const, question: 'Who wins?', options: ['Red', 'Blue, probably'] },
    { language_id: 3 as const, question: 'Wer gewinnt?', options: ['Rot', 'Blau'] },
  ],
  ends_at: 1_795_000_017,
}

test('a poll that nobody has changed is saved as it was, to the second', () => {
  expect(pollOf(formOf(poll, 0), poll)).toEqual(poll)
})

test('an option is a line without what is around it, and an empty field for the end is never', () => {
  const form = { ...formOf(poll, 0), options: ' Red \n\n Blue ', ends_at: '' }
  expect(pollOf(form, poll)).toEqual({
    texts: [{ language_id: 0, question: 'Who wins?', options: ['Red', 'Blue'] }, poll.texts[1]],
    ends_at: null,
  })
})

test('ADMIN-15 of a poll that is changed only what differs is sent, so that one of others stays closed', () => {
  const known = { ...poll, active: true }
  const edited = (form: object, active = true) => ({
    ...pollOf({ ...formOf(poll, 0), ...form }, poll),
    active,
  })
  expect(changesOf(known, edited({}))).toEqual({})
  expect(changesOf(known, edited({ question: 'Who loses?' }))).toEqual({ question: 'Who loses?' })
  expect(changesOf(known, edited({ ends_at: '' }, false))).toEqual({ ends_at: 0, active: false })
})

test.each([
  { what: 'a question of spaces', change: { question: '  ' }, faults: ['question'] },
  { what: 'one option', change: { options: 'Red' }, faults: ['options', 'translations'] },
  { what: 'options alike', change: { options: 'Red\nred' }, faults: ['options'] },
  {
    what: 'a translation with more options',
    change: {
      translations: [{ language_id: 1 as const, question: 'Vem?', options: 'Röd\nBlå\nGrön' }],
    },
    faults: ['translations'],
  },
])('$what is marked before anything is sent', ({ change, faults }) => {
  const form = { ...formOf(poll, 0), ...change }
  expect(faultsOf(pollFormRules, form).map(({ field }) => field)).toEqual(faults)
})
