import type { ReactNode } from 'react'
import { useText } from '../platform/language/language.tsx'
import { Banner } from '../ui/Banner.tsx'
import { closeBanner, useClosedBanner } from './closed-banners.ts'

type Props = { label: string; mark: string; children: ReactNode }

/** Stands above pages until a reader closes it. */
export function ClosableBanner({ label, mark, children }: Props) {
  const text = useText()
  if (useClosedBanner(mark)) return null

  function close() {
    closeBanner(mark)
    // The button is gone, and whoever pressed it with a key must not start anew at the top of the
    // page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <Banner label={label} mark={mark} close={{ label: text('notice.close'), onClose: close }}>
      {children}
    </Banner>
  )
}
