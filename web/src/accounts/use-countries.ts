import { useMemo, useSyncExternalStore } from 'react'
import { useLanguage } from '../platform/language/language.tsx'
import { countryNames } from './country-names.ts'

const never = () => () => undefined

/** None until the page is alive: the server's names of countries may not be the browser's. */
export function useCountries() {
  const {
    language: { locale },
  } = useLanguage()
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useMemo(() => (isAlive ? countryNames(locale) : []), [isAlive, locale])
}
