import { expect, test } from 'vitest'
import { countries } from '@loadout/contract/countries/countries.ts'
import { languages } from '@loadout/contract/languages/languages.ts'
import { countryNames } from './country-names.ts'

test.each(languages.map(({ locale }) => locale))(
  'ACC-77 the list of countries has 245 entries in %s, each with a name of its own, in the order of the alphabet',
  (locale) => {
    const names = countryNames(locale)
    expect(new Set(names.map(({ id }) => id))).toEqual(new Set(countries.map(({ id }) => id)))
    expect(new Set(names.map(({ name }) => name)).size).toBe(245)
    expect(names.map(({ name }) => name)).toEqual(
      names.map(({ name }) => name).toSorted(new Intl.Collator(locale).compare),
    )
  },
)

test('countries are named in the reader’s language', () => {
  const sweden = countries.find(({ code }) => code === 'SE')?.id
  const named = (locale: string) => countryNames(locale).find(({ id }) => id === sweden)?.name
  expect([named('en'), named('de'), named('sv'), named('ru')]).toEqual([
    'Sweden',
    'Schweden',
    'Sverige',
    'Швеция',
  ])
})

test('letters of their own stand where the language has them', () => {
  const places = (locale: string, ...codes: string[]) =>
    codes.map((code) => countryNames(locale).findIndex(({ id }) => countries[id]?.code === code))
  const [aland = 0, zimbabwe = 0] = places('sv', 'AX', 'ZW')
  expect(aland).toBeGreaterThan(zimbabwe)
  const [albania = 0, austria = 0] = places('de', 'AL', 'AT')
  expect(austria).toBeGreaterThan(albania)
})
