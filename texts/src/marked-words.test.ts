import { expect, test } from 'vitest'
import { markedParts, plainWords, withoutMarks } from './marked-words.ts'

test('PROF-08 NOTIF-02 of a sentence its own marks count, and none that a title holds', () => {
  const words = `Upvoted <b>${withoutMarks('Why <b>I</b> quit')}</b> today`
  expect(markedParts(words)).toEqual(['Upvoted ', 'Why <b>I</b> quit', ' today'])
  expect(plainWords(words)).toBe('Upvoted Why <b>I</b> quit today')
})
