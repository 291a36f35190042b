import { createContext, use } from 'react'
import type { Language } from '@loadout/contract/languages/languages.ts'
import type { Text } from '@loadout/texts/text.ts'

type LanguageChoice = {
  language: Language
  /** Says a message in that language, in English until its catalogue has arrived (I18N-11). */
  text: Text
  /** Stores the choice, unless told to keep it otherwise, and shows the site in it (I18N-14). */
  choose: (language: Language, keep?: (language: Language) => void) => void
}

export const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('useLanguage outside of LanguageContext')
  return choice
}

export const useText = () => useLanguage().text
