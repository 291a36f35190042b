import { useLocation, useNavigate } from 'react-router'
import type { Language } from '@loadout/contract/languages/languages.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { addressWithoutLanguage } from './address-without-language.ts'

/** A choice is newer than the address: what names another language there goes. */
export function useLanguageChoice() {
  const { choose } = useLanguage()
  const location = useLocation()
  const navigate = useNavigate()
  return (language: Language) => {
    choose(language)
    const address = addressWithoutLanguage(location)
    if (address !== location.pathname + location.search + location.hash)
      void navigate(address, { replace: true, preventScrollReset: true })
  }
}
