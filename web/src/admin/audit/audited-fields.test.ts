import { expect, test } from 'vitest'
import type { Text } from '@loadout/texts/text.ts'
import { fieldName, fieldRank } from './audited-fields.ts'
import { kindOf } from './audited-kinds.ts'

const text = ((id: string) => id) as unknown as Text

test.each([
  ['stream 4', 'stream'],
  ['shop item 12', 'shop item'],
  ['canned reply 3', 'canned reply'],
  ['network 203.0.113.0/24', 'network'],
  ['notice', 'notice'],
  ['post 7', 'post'],
  ['everybody', 'everybody'],
  ['members 3', 'members'],
  ['background ad', 'background ad'],
])('AMB-116 %s is a %s', (target, kind) => {
  expect(kindOf(target)).toBe(kind)
})

test.each([
  { name: 'title', target: 'video 4', said: 'newsroom.title' },
  // Of something with texts each says in which language it is.
  { name: 'title 3', target: 'news 4', said: 'newsroom.title (Deutsch)' },
  { name: 'message 1', target: 'notice', said: 'staff_notice.message (Svenska)' },
  // The same field is another thing elsewhere.
  { name: 'username', target: 'user 4', said: 'person.username' },
  { name: 'username', target: 'stream 4', said: 'staff_streams.channel' },
  { name: 'hidden', target: 'stream 4', said: 'staff_streams.hidden' },
  { name: 'hidden', target: 'shop item 4', said: 'staff_store.is_hidden' },
  { name: 'hidden', target: 'category 4', said: 'shop_category.is_hidden' },
  { name: 'title', target: 'canned reply 4', said: 'canned.name' },
  { name: 'message 0', target: 'canned reply 4', said: 'canned.text (English)' },
  // What nobody has given words to is still told.
  { name: 'sheen', target: 'news 4', said: 'sheen' },
  { name: 'sheen 3', target: 'news 4', said: 'sheen 3' },
  { name: 'title 9', target: 'news 4', said: 'title 9' },
])('AMB-116 of $target, $name is called $said', ({ name, target, said }) => {
  expect(fieldName(name, target, text)).toBe(said)
})

test('AMB-116 of a change texts come first, language by language, and what has no words last', () => {
  const fields = ['sheen', 'published', 'content 3', 'title 0', 'image', 'title 3', 'excerpt 0']
  expect(fields.toSorted((one, other) => fieldRank(one) - fieldRank(other))).toEqual([
    'title 0',
    'excerpt 0',
    'title 3',
    'content 3',
    'published',
    'image',
    'sheen',
  ])
})
