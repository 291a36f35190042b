import { useLanguage } from '../platform/language/language.tsx'
import { useSite } from '../platform/page/site.ts'
import { formatDollars } from '../ui/format-dollars.ts'

/** What the site calls its currency, and whether it can be earned. */
export const useCurrency = () => useSite().currency

/** Says cents with the name of the currency before them, on one line (AMB-118). */
export function useDollarsText(): (cents: number) => string {
  const { locale } = useLanguage().language
  const { name } = useCurrency()
  return (cents) => `${name}\u00a0${formatDollars(locale, cents)}`
}
