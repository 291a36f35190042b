import { useText } from '../platform/language/language.tsx'
import { useSession } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import css from './MembersEarn.module.css'

/** Tells a visitor that it takes an account. */
export function MembersEarn() {
  const text = useText()
  if (useSession().state !== 'visitor') return null
  return (
    <p className={css.root}>
      {text('points.sign_in_hint')}
      <Button size="sm" href="/login">
        {text('shell.sign_in')}
      </Button>
    </p>
  )
}
