import { expect, test } from 'vitest'
import type { Text } from '@loadout/texts/text.ts'
import { targetWords } from './target-words.ts'

const text = ((id: string, values?: { id: string } | { count: number }) =>
  values ? `${id} ${Object.values(values).join()}` : id) as unknown as Text

test.each([
  ['user 12', 'person.number 12'],
  ['news 4', 'audit.news 4'],
  ['comment 5', 'staff_comments.comment 5'],
  ['post 7', 'audit.post 7'],
  ['video 2', 'audit.video 2'],
  ['everybody', 'audit.everybody'],
  ['members 3', 'audit.members 3'],
  ['hero slide 3', 'audit.slide 3'],
  ['content page 7', 'audit.page 7'],
  ['category 4', 'audit.shop_category 4'],
  ['network 203.0.113.0/24', '203.0.113.0/24'],
  ['network', 'ip.network'],
  ['job sweep-chimneys', 'sweep-chimneys'],
  ['notice', 'staff_notice.title'],
  ['background ad', 'staff_ad.title'],
  ['task unknown', 'task unknown'],
  ['draft-7', 'draft-7'],
])('AMB-116 what was done to "%s" is told of %s', (target, told) => {
  expect(targetWords(target, text)).toBe(told)
})
