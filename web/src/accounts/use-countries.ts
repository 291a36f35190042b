import { useMemo } from 'react'
import { useLanguage } from '../platform/language/language.tsx'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { countryNames } from './country-names.ts'

/** None until the page is alive: the server's names of countries may not be the browser's. */
export function useCountries() {
  const {
    language: { locale },
  } = useLanguage()
  const isAlive = useIsAlive()
  return useMemo(() => (isAlive ? countryNames(locale) : []), [isAlive, locale])
}
