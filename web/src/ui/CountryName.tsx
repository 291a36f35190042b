import { useLanguage } from '../platform/language/language.tsx'
import { regionName } from './region-name.ts'

/**
 * In the reader's words; nothing of who has named none. Node and browsers may know a country by
 * another name.
 */
export function CountryName({ code }: { code: string }) {
  const { locale } = useLanguage().language
  return code === '' ? null : <span suppressHydrationWarning>{regionName(locale, code)}</span>
}
