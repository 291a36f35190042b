import { expect, test } from 'vitest'
import { mentionParts } from './mention-parts.ts'

const mirka = { id: 2, name: 'mirka' }
const tindra = { id: 9, name: 'Tindra' }

test('a comment is cut at the people it names', () => {
  expect(mentionParts('Good catch by @Tindra, as @mirka said.', [mirka, tindra])).toEqual([
    'Good catch by ',
    { mention: tindra, written: '@Tindra' },
    ', as ',
    { mention: mirka, written: '@mirka' },
    ' said.',
  ])
})

test('a name is found in any case and kept as it was written', () => {
  expect(mentionParts('@MIRKA', [mirka])).toEqual([{ mention: mirka, written: '@MIRKA' }])
})

test.each([
  { why: 'nobody of that name exists', message: 'ask @nobody', mentions: [mirka] },
  { why: 'the name goes on', message: 'ask @mirkas', mentions: [mirka] },
  { why: 'it is an address', message: 'mail me@mirka', mentions: [mirka] },
  { why: 'the server found no mention', message: 'ask @mirka', mentions: [] },
])('a comment stays whole when $why', ({ message, mentions }) => {
  expect(mentionParts(message, mentions)).toEqual([message])
})

test('H02 a message of markup stays text', () => {
  expect(mentionParts('<b>@mirka</b>', [mirka])).toEqual([
    '<b>',
    { mention: mirka, written: '@mirka' },
    '</b>',
  ])
})
