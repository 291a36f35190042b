import { useLocation, useNavigate } from 'react-router'
import type { Language } from '@loadout/contract/languages/languages.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { loadChunk } from '../platform/load-chunk.ts'
import { ifMember } from '../platform/session/session.ts'
import { addressWithoutLanguage } from './address-without-language.ts'

/**
 * A choice is newer than the address: what names another language there goes. A member is written
 * to in it as well.
 */
export function useLanguageChoice() {
  const { choose } = useLanguage()
  const location = useLocation()
  const navigate = useNavigate()
  return (language: Language) => {
    choose(language)
    ifMember(async () =>
      (await loadChunk(() => import('../member/tell-language.ts'))).tellLanguage(language),
    )
    const address = addressWithoutLanguage(location)
    if (address !== location.pathname + location.search + location.hash)
      void navigate(address, { replace: true, preventScrollReset: true })
  }
}
