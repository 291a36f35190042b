import { useLanguage } from '../platform/language/language.tsx'
import { useSite } from '../platform/page/site.ts'

/** What the site says of itself in the reader's language; undefined where it has not said so. */
export function useTagline(): string | undefined {
  const { language } = useLanguage()
  return useSite().taglines[language.id]
}
