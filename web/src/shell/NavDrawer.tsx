import { useLocation } from 'react-router'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { MenuEntry } from '../platform/domain.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { useMember } from '../platform/session/session.ts'
import { classNames } from '../ui/class-names.ts'
import { useSite } from '../platform/page/site.ts'
import { Icon } from '../ui/Icon.tsx'
import { SnackStatus } from '../ui/layer/SnackStatus.tsx'
import { SLIDE_MS, useModal } from '../ui/layer/use-modal.ts'
import { Logo } from '../ui/Logo.tsx'
import { heldKey } from './held-key.ts'
import { openPalette } from './listen-for-keys.ts'
import { LangBar } from './LangBar.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import css from './NavDrawer.module.css'

/** All places of the site. */
export function NavDrawer(modal: ModalProps) {
  const text = useText()
  const path = useLocation().pathname
  const user = useMember()
  const site = useSite().name
  const nameOf = ({ label, longLabel = label }: MenuEntry) =>
    typeof longLabel === 'function' ? longLabel(site) : text(longLabel)
  const { onClick, ...dialog } = useModal({ ...modal, leaving: SLIDE_MS })

  const goAnywhere = () => {
    modal.onClose()
    openPalette('k')
  }

  return (
    <dialog
      {...dialog}
      className={classNames(css.root, modal.closing && css.closing)}
      aria-label={text('shell.navigation')}
      onClick={(event) => {
        onClick(event)
        if (event.target instanceof Element && event.target.closest('a')) modal.onClose()
      }}
    >
      <div className={css.head}>
        <Logo name={site} />
        <button
          type="button"
          className={css.close}
          aria-label={text('shell.close_navigation')}
          onClick={modal.onClose}
        >
          <Icon name="x" />
        </button>
      </div>
      <button type="button" className={css.search} onClick={goAnywhere}>
        <Icon name="search" />
        {text('search.label')}
        <kbd aria-hidden>{heldKey()} K</kbd>
      </button>
      <nav className={css.body} aria-label={text('shell.navigation')}>
        <ul>
          <SectionLinks menu="drawer" path={path} nameOf={nameOf} />
          {user === undefined && (
            <>
              <li className={css.rule} aria-hidden />
              <li>
                <ul className={css.entrance}>
                  <SectionLinks menu="entrance" path={path} nameOf={nameOf} />
                </ul>
              </li>
            </>
          )}
          {user !== undefined && hasFlag(user, Flag.Admin) && (
            <>
              <li className={css.rule} aria-hidden />
              <SectionLinks menu="staff" path={path} nameOf={nameOf} />
            </>
          )}
        </ul>
      </nav>
      <div className={css.foot}>
        <LangBar startsOpen />
        <ThemeChoice />
      </div>
      <SnackStatus />
    </dialog>
  )
}
