import { useText } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyPage } from '../ui/EmptyPage.tsx'

/** Instead of a page that shows what only a signed-in person has (SHELL-03). */
export function LoginRequired() {
  const text = useText()
  return (
    <EmptyPage title={text('login_required.title')} hint={text('login_required.hint')}>
      <Button variant="primary" href="/login">
        {text('shell.sign_in')}
      </Button>
      <Button href="/signup">{text('shell.join')}</Button>
    </EmptyPage>
  )
}
