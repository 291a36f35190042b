import { describe, expect, test } from 'vitest'
import { languages } from '@loadout/contract/languages/languages.ts'
import { readCatalogue } from './compile.ts'
import { glossaryLocales, readGlossary, refusedWords, wordOf, wordsOf } from './test/glossary.ts'

/** What readers see of every message of a language, by its id. */
async function wordsOfAll(locale: string) {
  const messages = Object.entries(await readCatalogue(locale))
  return new Map(messages.map(([id, message]) => [id, wordsOf(message)]))
}

const english = await wordsOfAll('en')
const translated = languages.filter(({ locale }) => locale !== 'en')

const tag = {
  english: ['tag', 'tags'].map(wordOf),
  say: 'Schlagwort',
  never: ['Tag', 'Tagging*'].map(wordOf),
  exceptIn: [],
}

test.each([
  { english: 'Delete this tag?', translation: 'Diesen Tag löschen?' },
  { english: 'Add tags', translation: 'Zum TAG machen' },
  { english: 'How tags are set', translation: 'Taggingregeln' },
  {
    english: '{count, plural, one {# tag} other {# tags}}',
    translation: '{count, plural, one {# Tag} other {# Schlagwörter}}',
  },
])('"$translation" is refused for "$english"', (message) => {
  const refused = refusedWords(wordsOf(message.english), wordsOf(message.translation), tag)
  expect(refused).toHaveLength(1)
})

test.each([
  { english: 'Add tags', translation: 'Schlagwörter hinzufügen' },
  { english: 'Once a day', translation: 'Einmal am Tag' },
  { english: 'Stage of the day', translation: 'Bühne am Tag' },
  { english: 'Tags of the week', translation: 'Schlagwörter vom Montag, E-Tag und Tagebuch' },
  { english: 'In {tags} on one day', translation: 'In {tags} an einem Tag' },
])('"$translation" may stand for "$english"', (message) => {
  const refused = refusedWords(wordsOf(message.english), wordsOf(message.translation), tag)
  expect(refused).toEqual([])
})

test('there is a glossary for every language but English, and all have the same terms', () => {
  expect(new Set(glossaryLocales())).toEqual(new Set(translated.map(({ locale }) => locale)))
  const termsOf = (locale: string) =>
    readGlossary(locale).map((term) => term.english.map(({ written }) => written))
  expect(termsOf('sv').length).toBeGreaterThan(40)
  for (const locale of glossaryLocales()) expect(termsOf(locale), locale).toEqual(termsOf('sv'))
})

describe.each(translated)('the catalogue in $name', async ({ locale }) => {
  const words = await wordsOfAll(locale)
  const glossary = readGlossary(locale)

  /** Each word that a message says although it is never said for a term of the English one. */
  const refusedIn = (id: string) =>
    glossary.flatMap((term) =>
      refusedWords(english.get(id) ?? '', words.get(id) ?? '', term).map((word) => ({
        id,
        term,
        word,
      })),
    )

  test('has one word for every term, which is none of those that are never said', () => {
    for (const { say, never } of glossary) {
      expect(say).not.toBe('')
      for (const { pattern } of never)
        for (const word of say.split(', ')) expect(word).not.toMatch(pattern)
    }
  })

  test('never says a word that its glossary has given up', () => {
    const said = [...english.keys()]
      .flatMap(refusedIn)
      .filter(({ id, term }) => !term.exceptIn.includes(id))
      .map(({ id, term, word }) => `${id}: "${word}" instead of "${term.say}": ${words.get(id)}`)
    expect(said).toEqual([])
  })

  test('makes every exception that its glossary allows', () => {
    for (const term of glossary)
      for (const id of term.exceptIn)
        expect(
          refusedIn(id).map((refused) => refused.term),
          id,
        ).toContain(term)
  })
})
