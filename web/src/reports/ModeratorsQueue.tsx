import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { useText } from '../platform/language/language.tsx'
import { showPartMissing } from '../platform/layer/failures.ts'
import { Part } from '../platform/layer/Part.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useSession } from '../platform/session/session.ts'
import { LoginRequired } from '../shell/LoginRequired.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyPage } from '../ui/EmptyPage.tsx'
import { Loading } from '../ui/Loading.tsx'

const loadQueue = async () =>
  (await Promise.all([import('../admin/reports/ReportsPage.tsx'), loadTexts('admin')]))[0]
    .ReportsPage

/** The queue of reports for whoever has the bit; what it asks for is refused to all others. */
export function ModeratorsQueue() {
  const text = useText()
  const session = useSession()
  useHead({ title: text('reports.title'), path: '/moderation', hidden: true })
  if (session.state === 'visitor') return <LoginRequired />
  if (session.state === 'authenticating') return <Loading />
  if (hasPermission(session.user, 'canDeleteComments'))
    return <Part load={loadQueue} onMissing={showPartMissing} props={{}} />
  return (
    <EmptyPage kind="none" title={text('reports.not_yours')} hint={text('reports.not_yours_hint')}>
      <Button href="/">{text('news.to_front')}</Button>
    </EmptyPage>
  )
}
