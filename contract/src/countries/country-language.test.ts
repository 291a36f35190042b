import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { languageOfCountry } from './country-language.ts'

test('AMB-120 four countries have a language of their own, and all others none', () => {
  const spoken = countries.flatMap(({ id, code }) => {
    const language = languageOfCountry(id)
    return language ? [[code, language.locale]] : []
  })
  expect(Object.fromEntries(spoken)).toEqual({ SE: 'sv', BR: 'pt', DE: 'de', PL: 'pl' })
})
