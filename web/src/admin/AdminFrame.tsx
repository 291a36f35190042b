import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate, useRoutes } from 'react-router'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import { SETUP } from '@loadout/contract/owners/setup-path.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useSession } from '../platform/session/session.ts'
import { secondStepsQuery } from '../second-steps/second-step-queries.ts'
import { LoginRequired } from '../shell/LoginRequired.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyPage } from '../ui/EmptyPage.tsx'
import { Loading } from '../ui/Loading.tsx'
import { AdminIconSprite } from './admin-icons.tsx'
import { adminScreens } from './admin-screens.tsx'
import { mayOpenPath } from './admin-sections.ts'
import { AdminNav } from './AdminNav.tsx'
import { SetUpPage } from './setup/SetUpPage.tsx'
import css from './AdminFrame.module.css'

/**
 * Around every screen of staff: lets nobody else in (ADMIN-02). What a screen asks for is refused
 * by the server all the same.
 */
export function AdminFrame() {
  const isSetup = useLocation().pathname.startsWith(SETUP)
  return isSetup ? <SetUpPage /> : <StaffAlone />
}

function StaffAlone() {
  const session = useSession()
  if (session.state === 'member') {
    const { user } = session
    if (hasFlag(user, Flag.Admin)) return <Staff user={user} />
    if (hasPermission(user, 'canDeleteComments')) return <ToModeration />
    return <Closed title="admin.staff_only" hint="admin.staff_only_hint" />
  }
  return <Waiting>{session.state === 'visitor' ? <LoginRequired /> : <Loading />}</Waiting>
}

/**
 * Who moderates and nothing else has one screen, which is elsewhere. The router's own element for
 * this would be in the first script.
 */
function ToModeration() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/moderation', { replace: true }), [navigate])
  return <Loading />
}

function Staff({ user }: { user: OwnUser }) {
  const { pathname } = useLocation()
  const screen = useRoutes(adminScreens)
  const isObliged = useQuery(secondStepsQuery).data?.obliged ?? false
  if (isObliged) return <SecondStepMissing />
  return (
    <div className={css.root}>
      <AdminIconSprite />
      <AdminNav staff={user} path={pathname} />
      <div className={css.main}>
        <Suspense fallback={<Loading />}>
          {mayOpenPath(user, pathname) ? (
            screen
          ) : (
            <Closed title="admin.not_permitted" hint="admin.not_permitted_hint" />
          )}
        </Suspense>
      </div>
    </div>
  )
}

/** What they ask for is refused until they have set one up. */
function SecondStepMissing() {
  const text = useText()
  return (
    <Waiting>
      <EmptyPage
        kind="none"
        title={text('admin.second_step_missing')}
        hint={text('admin.second_step_missing_hint')}
      >
        <Button variant="primary" href="/settings">
          {text('admin.second_step_set_up')}
        </Button>
      </EmptyPage>
    </Waiting>
  )
}

/** Every screen of staff names itself; here are those that are none. */
function Waiting({ children }: { children: ReactNode }) {
  useHead({ title: useText()('admin.title'), path: useLocation().pathname, hidden: true })
  return children
}

function Closed({ title, hint }: { title: PlainMessageId; hint: PlainMessageId }) {
  const text = useText()
  return (
    <Waiting>
      <EmptyPage kind="none" title={text(title)} hint={text(hint)}>
        <Button href="/">{text('news.to_front')}</Button>
      </EmptyPage>
    </Waiting>
  )
}
