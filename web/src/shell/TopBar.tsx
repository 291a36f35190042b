import { useEffect } from 'react'
import { loadTexts } from '../platform/language/catalogues.ts'
import { useText } from '../platform/language/language.tsx'
import { showPartMissing } from '../platform/layer/failures.ts'
import { toggleModal, useModalOpen } from '../platform/layer/modals.ts'
import { Part } from '../platform/layer/Part.tsx'
import { useSession } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { useSite } from '../platform/page/site.ts'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { LangBar } from './LangBar.tsx'
import { SearchField } from './SearchField.tsx'
import { isVideoChannel } from './sections.ts'
import css from './TopBar.module.css'

const loadNavigation = () => import('./NavDrawer.tsx').then(({ NavDrawer }) => NavDrawer)

/**
 * On the first sign of interest, so that the drawer has usually arrived when the click comes.
 * Whether it has, only a click wants to know.
 */
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
        <Logo name={useSite().name} tv={isVideoChannel(path)} />
      </a>
      <SearchField path={path} />
      <div className={css.end}>
        <LangBar className={css.languages} />
        <div className={css.who}>
          <Entrance />
        </div>
      </div>
    </header>
  )
}

const loadMemberBar = async () => {
  const [{ MemberBar }] = await Promise.all([
    import('../member/MemberBar.tsx'),
    loadTexts('members'),
  ])
  return MemberBar
}

/**
 * The way in, or what belongs to whoever is (SHELL-06 to SHELL-11). The page comes with the way in,
 * because it is the same for everyone.
 */
function Entrance() {
  const text = useText()
  const session = useSession()
  useEffect(() => {
    // From now on this decides what is shown; until now it was before-paint.js.
    delete document.documentElement.dataset['session']
  }, [])

  if (session.state === 'member')
    return <Part load={loadMemberBar} onMissing={showPartMissing} props={{ user: session.user }} />
  if (session.state === 'authenticating')
    return (
      <p className={css.authenticating} role="status">
        <Spinner />
        {text('member.authenticating')}
      </p>
    )
  return (
    <>
      <Button variant="quiet" href="/login" className={css.entrance}>
        {text('shell.sign_in')}
      </Button>
      <Button variant="primary" href="/signup" className={classNames(css.entrance, css.join)}>
        {text('shell.join')}
      </Button>
    </>
  )
}
