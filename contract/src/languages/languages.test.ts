import { expect, test } from 'vitest'
import { languages, preferredLanguage } from './languages.ts'

test('I18N-01 the interface languages and their numbers are exactly the documented seven', () => {
  expect(languages.map(({ locale, id }) => `${locale} ${id}`)).toEqual([
    'en 0',
    'sv 1',
    'pt 2',
    'de 3',
    'pl 4',
    'ru 5',
    'uk 6',
  ])
})

test.each([
  { tags: ['en', 'de'], locale: 'de' },
  { tags: ['en-GB', 'en', 'pt-BR', 'de'], locale: 'pt' },
  { tags: ['fr', 'UK'], locale: 'uk' },
])('I18N-04 a browser that asks for $tags reads $locale', ({ tags, locale }) => {
  expect(preferredLanguage(tags).locale).toBe(locale)
})

test.each([{ tags: ['en-US'] }, { tags: [] }, { tags: ['fr', 'es'] }, { tags: ['deu', '*'] }])(
  'I18N-05 a browser that asks for $tags reads Swedish',
  ({ tags }) => {
    expect(preferredLanguage(tags).locale).toBe('sv')
  },
)
