import { getCurrency } from '@loadout/contract/wallet/currency.ts'
import { query, useLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { formatDollars } from '../ui/format-dollars.ts'

export const currencyQuery = query(getCurrency, {})

/** What the site calls its currency, and whether it can be earned. The frame has asked for it. */
export const useCurrency = () => useLoaded(currencyQuery).data

/** Says cents with the name of the currency before them, on one line (AMB-118). */
export function useDollarsText(): (cents: number) => string {
  const { locale } = useLanguage().language
  const { name } = useCurrency()
  return (cents) => `${name}\u00a0${formatDollars(locale, cents)}`
}
