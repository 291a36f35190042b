import { countries } from '@loadout/contract/countries/countries.ts'
import { regionName } from '../ui/region-name.ts'

/**
 * All countries in the reader's words, as the browser knows them, in the order of their alphabet
 * (ACC-76, ACC-77).
 */
export function countryNames(locale: string): { id: number; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const { compare } = new Intl.Collator(locale)
  return countries
    .map(({ id, code, name }) => ({ id, name: names.of(code) ?? name }))
    .toSorted((a, b) => compare(a.name, b.name))
}

/** One country; nothing for whoever has chosen none (ACC-78, AMB-119). */
export function countryName(locale: string, id: number): string {
  const country = countries[id]
  if (!country) return ''
  return regionName(locale, country.code) ?? country.name
}
