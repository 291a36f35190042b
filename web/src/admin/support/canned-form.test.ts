import { expect, test } from 'vitest'
import { faultsOf } from '@loadout/contract/forms/form-rules.ts'
import { cannedRules, formOf, replyOf, type CannedForm } from './canned-form.ts'

const reply = {
  id: 4,
  title: 'Shipped',
  texts: [
    { language_id: 3, message: 'Es ist unterwegs.' },
    { language_id: 0, message: 'It is on its way.' },
    { language_id: 6, message: 'Уже в дорозі.' },
  ],
}
const faults = (change: Partial<CannedForm>) =>
  faultsOf(cannedRules, { ...formOf(reply, 0), ...change }).map(({ field, code }) => [field, code])

test('ADMIN-19 a canned reply that is opened and saved is sent as it was, its primary language first', () => {
  const { title, texts } = reply
  expect(replyOf(formOf(reply, 0))).toEqual({ title, texts })
})

test('ADMIN-19 another primary language comes first, and a language without a text is left out', () => {
  const { texts } = replyOf({ ...formOf(reply, 0), primary: '6', text0: '  ' })
  expect(texts.map(({ language_id }) => language_id)).toEqual([6, 3])
})

test('ADMIN-19 what a canned reply lacks is said of its field', () => {
  expect(faults({})).toEqual([])
  expect(faults({ title: ' ' })).toEqual([['title', 'title_missing']])
  expect(faults({ text3: ' ' })).toEqual([['text3', 'message_missing']])
  expect(faults({ primary: '1' })).toEqual([['text1', 'message_missing']])
  expect(faults({ text0: 'x'.repeat(250) })).toEqual([])
  expect(faults({ text0: 'x'.repeat(251) })).toEqual([['text0', 'message_too_long']])
})
