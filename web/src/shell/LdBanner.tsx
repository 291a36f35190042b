import { comingPlaces } from '../coming/coming-places.ts'
import { useText } from '../platform/language/language.tsx'
import { Banner } from '../ui/Banner.tsx'
import { speaksOfLd } from './speaks-of-ld.ts'

const coming = comingPlaces.map(({ path }) => `/${path}`)

/**
 * Says above the store, the wallet and the points page what has become of LD$ (SHELL-33, AMB-47).
 */
export function LdBanner({ path }: { path: string }) {
  const text = useText()
  if (!speaksOfLd(path, coming)) return null
  return (
    <Banner label={text('ld.label')}>
      <p>
        {text('ld.ended')}{' '}
        {path !== '/points-store' && <a href="/points-store">{text('ld.open_store')}</a>}
      </p>
    </Banner>
  )
}
