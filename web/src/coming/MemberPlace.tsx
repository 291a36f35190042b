import { useLocation } from 'react-router'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useSession } from '../platform/session/session.ts'
import { LoginRequired } from '../shell/LoginRequired.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyPage } from '../ui/EmptyPage.tsx'
import { Loading } from '../ui/Loading.tsx'

export function MemberPlace({ name }: { name: PlainMessageId }) {
  const text = useText()
  const { pathname } = useLocation()
  useHead({ title: text(name), path: pathname, hidden: true })
  const { state } = useSession()
  if (state === 'visitor') return <LoginRequired />
  if (state === 'authenticating') return <Loading />
  return (
    <EmptyPage title={text('coming.title', { section: text(name) })} hint={text('coming.hint')}>
      <Button href="/">{text('news.to_front')}</Button>
    </EmptyPage>
  )
}
