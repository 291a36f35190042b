import { useText } from '../platform/language/language.tsx'
import { toggleModal, useModalOpen } from '../platform/layer/modals.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { LangBar } from './LangBar.tsx'
import { SearchField } from './SearchField.tsx'
import { isVideoChannel } from './sections.ts'
import css from './TopBar.module.css'

const loadNavigation = () => import('./NavDrawer.tsx').then(({ NavDrawer }) => NavDrawer)

/** On the first sign of interest, so that the drawer has usually arrived when the click comes. Whether it has, only a click wants to know. */
const fetchNavigation = () => void loadNavigation().catch(() => undefined)

export function TopBar({ path }: { path: string }) {
  const text = useText()
  const isOpen = useModalOpen(loadNavigation)

  return (
    <header className={css.root}>
      <button
        type="button"
        className={css.menu}
        aria-label={text('shell.open_navigation')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchNavigation}
        onFocus={fetchNavigation}
        onClick={() => toggleModal(loadNavigation)}
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
    </header>
  )
}
