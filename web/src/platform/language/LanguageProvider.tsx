import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Language, Locale } from '@loadout/contract/languages/languages.ts'
import { messages as englishMessages } from '@loadout/texts/compiled/en.ts'
import { textOf, type CompiledCatalogue } from '@loadout/texts/text.ts'
import { loadCatalogue } from './catalogues.ts'
import { LanguageContext } from './language.tsx'
import { languageAtStart, storeLanguage } from './stored-language.ts'

type Props = {
  /** The language the page was rendered in, with its catalogue. */
  language: Language
  catalogue: CompiledCatalogue
  onChange?: (language: Language) => void
  children: ReactNode
}

/** The language of everything below. A catalogue that has not arrived is spoken in English (I18N-11). */
export function LanguageProvider({ language: rendered, catalogue, onChange, children }: Props) {
  const [language, setLanguage] = useState(rendered)
  const [catalogues, setCatalogues] = useState<Partial<Record<Locale, CompiledCatalogue>>>({ en: englishMessages, [rendered.locale]: catalogue })

  useEffect(() => {
    const atStart = languageAtStart()
    if (atStart) setLanguage(atStart)
  }, [])

  useEffect(() => {
    onChange?.(language)
    document.documentElement.lang = language.locale
    const { locale } = language
    if (locale === 'en') return
    let isCurrent = true
    loadCatalogue(locale).then(
      (messages) => isCurrent && setCatalogues((known) => ({ ...known, [locale]: messages })),
      // The chunk could not be had; English stays, and the next choice tries again.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [language, onChange])

  const choice = useMemo(
    () => ({
      language,
      text: textOf(language.locale, catalogues[language.locale] ?? englishMessages, englishMessages),
      choose(next: Language) {
        storeLanguage(next)
        // Before anything is rendered: whoever navigates now wants the new page in it.
        onChange?.(next)
        setLanguage(next)
      },
    }),
    [language, catalogues, onChange],
  )
  return <LanguageContext value={choice}>{children}</LanguageContext>
}
