import type { ReactNode } from 'react'
import { BackgroundAd } from '../background-ad/BackgroundAd.tsx'
import { SiteNotice } from '../notice/SiteNotice.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import type { FooterProps } from './Footer.tsx'
import { LdBanner } from './LdBanner.tsx'
import { PartnerSlot } from './PartnerSlot.tsx'
import { Rail } from './Rail.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import css from './Shell.module.css'

type Props = { path: string; footer: FooterProps; children: ReactNode }

/** What surrounds every page. `path` is the current one, without query. */
export function Shell({ path, footer, children }: Props) {
  return (
    <>
      <SkipLink />
      <TopBar path={path} />
      <div className={css.root}>
        <Rail path={path} />
        <main className={css.main} id="main" tabIndex={-1}>
          <BackgroundAd />
          <SiteNotice />
          <LdBanner path={path} />
          <div className={css.page}>{children}</div>
          <PartnerSlot />
        </main>
        <Footer {...footer} />
      </div>
      <BottomBar path={path} />
    </>
  )
}
