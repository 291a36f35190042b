import { useMemo } from 'react'
import { countryNames } from '../../accounts/country-names.ts'
import { useLanguage } from '../../platform/language/language.tsx'

export type Countries = ReturnType<typeof useCountries>

/** Every country as the language of the page calls it, and the name of one. */
export function useCountries() {
  const {
    language: { locale },
  } = useLanguage()
  return useMemo(() => {
    const all = countryNames(locale)
    const names = new Map(all.map(({ id, name }) => [id, name]))
    return { all, nameOf: (id: number) => names.get(id) ?? '' }
  }, [locale])
}
