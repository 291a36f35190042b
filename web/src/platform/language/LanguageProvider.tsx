import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { Language } from '@loadout/contract/languages/languages.ts'
import { textOf } from '@loadout/texts/text.ts'
import { catalogueOf, englishCatalogue, loadCatalogue, subscribeCatalogues } from './catalogues.ts'
import { showPartMissing } from '../layer/failures.ts'
import { LanguageContext } from './language.tsx'
import { storeLanguage } from './stored-language.ts'

type Props = {
  /** The language the page was rendered in; its catalogue has arrived, or could not be had. */
  language: Language
  /** The one to speak from then on that the page is alive, if that is another. */
  atStart?: Language | undefined
  /** Answers what has to come before anything is shown in it. */
  onChange?: (language: Language) => Promise<void> | undefined
  children: ReactNode
}

/**
 * The language of everything below. A catalogue that has not arrived is spoken in English
 * (I18N-11).
 */
export function LanguageProvider({ language: rendered, atStart, onChange, children }: Props) {
  const [language, setLanguage] = useState(rendered)
  const { locale } = language
  const catalogue = useSyncExternalStore(
    subscribeCatalogues,
    () => catalogueOf(locale),
    () => catalogueOf(locale),
  )
  const english = useSyncExternalStore(subscribeCatalogues, englishCatalogue, englishCatalogue)

  useEffect(() => {
    if (atStart) setLanguage(atStart)
  }, [atStart])

  useEffect(() => {
    void onChange?.(language)
    // Written anew, even the same word has the browser style the whole page again.
    if (document.documentElement.lang !== language.locale)
      document.documentElement.lang = language.locale
    // If a chunk cannot be had, English stays, and the next choice tries again. After an upgrade of
    // the site only a new page has the words of a language that this one was not in.
    loadCatalogue(language.locale).catch(language === rendered ? () => undefined : showPartMissing)
  }, [language, rendered, onChange])

  // The same whatever words arrive: who chooses in an effect would choose again with each of them,
  // even while signing out.
  const choose = useCallback(
    (next: Language, keep = storeLanguage) => {
      keep(next)
      // Before anything is rendered: whoever navigates now wants the new page in it.
      const show = () => setLanguage(next)
      const coming = onChange?.(next)
      if (coming) void coming.then(show)
      else show()
    },
    [onChange],
  )
  const choice = useMemo(
    () => ({ language, text: textOf(locale, catalogue ?? english, english), choose }),
    [language, locale, catalogue, english, choose],
  )
  return <LanguageContext value={choice}>{children}</LanguageContext>
}
