import { ClosableBanner } from '../notice/ClosableBanner.tsx'
import { LD_MARK } from '../notice/closed-banners.ts'
import { useText } from '../platform/language/language.tsx'
import { useCurrency } from '../wallet/currency.ts'
import { speaksOfLd } from './speaks-of-ld.ts'

/**
 * Says above the store, the wallet and the pages about points what has become of LD$, for as long
 * as they cannot be earned (SHELL-33, AMB-47, AMB-15).
 */
export function LdBanner({ path }: { path: string }) {
  const text = useText()
  const { name: ld, earning_enabled: canBeEarned } = useCurrency()
  if (canBeEarned || !speaksOfLd(path)) return null
  return (
    <ClosableBanner label={text('ld.label', { ld })} mark={LD_MARK}>
      <p>
        {text('ld.ended', { ld })}{' '}
        {path !== '/points-store' && <a href="/points-store">{text('ld.open_store')}</a>}
      </p>
    </ClosableBanner>
  )
}
