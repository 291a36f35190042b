import { useState } from 'react'
import type { ComponentType } from 'react'
import { showPartMissing } from '../platform/dialogs/failures.ts'
import { useText } from '../platform/language/language.tsx'
import { loadChunk } from '../platform/load-chunk.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { LangBar } from './LangBar.tsx'
import type { NavDrawerProps } from './NavDrawer.tsx'
import { SearchField } from './SearchField.tsx'
import { isVideoChannel } from './sections.ts'
import css from './TopBar.module.css'

const loadDrawer = () => loadChunk(() => import('./NavDrawer.tsx'))

/** On the first sign of interest, so that the drawer has usually arrived when the click comes. Whether it has, only a click wants to know. */
const fetchDrawer = () => void loadDrawer().catch(() => undefined)

export function TopBar({ path }: { path: string }) {
  const text = useText()
  const [Drawer, setDrawer] = useState<ComponentType<NavDrawerProps>>()
  const open = () => loadDrawer().then(({ NavDrawer }) => setDrawer(() => NavDrawer), showPartMissing)

  return (
    <header className={css.root}>
      <button
        type="button"
        className={css.menu}
        aria-label={text('shell.open_navigation')}
        aria-haspopup="dialog"
        aria-expanded={Drawer !== undefined}
        onPointerEnter={fetchDrawer}
        onFocus={fetchDrawer}
        onClick={() => void open()}
      >
        <Icon name="menu" size="lg" />
      </button>
      <a className={css.logo} href="/">
        <Logo tv={isVideoChannel(path)} />
      </a>
      <SearchField path={path} />
      <div className={css.end}>
        <LangBar className={css.languages} />
        <Button variant="quiet" href="/login">{text('shell.sign_in')}</Button>
        <Button variant="primary" href="/signup" className={css.join}>{text('shell.join')}</Button>
      </div>
      {Drawer && <Drawer path={path} onClosed={() => setDrawer(undefined)} />}
    </header>
  )
}
