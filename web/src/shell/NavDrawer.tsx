import { useEffect, useRef, useState } from 'react'
import { useText } from '../platform/language/language.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { useModal } from '../ui/use-modal.ts'
import { LangBar } from './LangBar.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import { drawerEntrance, drawerSections } from './sections.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import css from './NavDrawer.module.css'

/** How long it slides out before it is gone (SHELL-16). The transition lasts as long, `--t-slow`. */
const CLOSE_DELAY = 350

export type NavDrawerProps = { path: string; onClosed: () => void }

/** All places of the site. Mount it to open it; it asks to be unmounted once it has slid out. Loaded on first use. */
export function NavDrawer({ path, onClosed }: NavDrawerProps) {
  const text = useText()
  const dialog = useModal()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [closing, setClosing] = useState(false)

  useEffect(() => () => clearTimeout(leaving.current), [])

  const close = () => {
    setClosing(true)
    leaving.current ??= setTimeout(onClosed, CLOSE_DELAY)
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(css.root, closing && css.closing)}
      aria-label={text('shell.navigation')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Left to the browser it would be gone at once.
        event.preventDefault()
        close()
      }}
      onClose={(event) => {
        // The back gesture of a phone does close it at once.
        if (!event.currentTarget.open) onClosed()
      }}
      onClick={(event) => {
        const onScrim = event.target === event.currentTarget
        const onLink = event.target instanceof Element && event.target.closest('a') !== null
        if (onScrim || onLink) close()
      }}
    >
      <div className={css.head}>
        <Logo />
        <button type="button" className={css.close} aria-label={text('shell.close_navigation')} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <nav className={css.body} aria-label={text('shell.navigation')}>
        <ul>
          <SectionLinks sections={drawerSections} path={path} />
          <li className={css.rule} aria-hidden />
          <SectionLinks sections={drawerEntrance} path={path} />
        </ul>
      </nav>
      <div className={css.foot}>
        <LangBar startsOpen />
        <ThemeSwitch />
      </div>
    </dialog>
  )
}
