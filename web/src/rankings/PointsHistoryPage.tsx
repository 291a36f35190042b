import { listOwnPoints } from '@loadout/contract/points/history.ts'
import { useFreshAfter } from '../member/use-fresh-after.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useSession } from '../platform/session/session.ts'
import { LoginRequired } from '../shell/LoginRequired.tsx'
import { Loading } from '../ui/Loading.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { PointsHistory } from './PointsHistory.tsx'

/** Every award of the reader, so that their place can be explained. */
export function PointsHistoryPage() {
  const text = useText()
  useHead({ title: text('points_history.title'), path: '/points/history', hidden: true })
  useFreshAfter('completed-task', listOwnPoints.path)
  const session = useSession()
  if (session.state === 'visitor') return <LoginRequired />
  if (session.state === 'authenticating') return <Loading />
  return (
    <>
      <PageHead title={text('points_history.title')} lead={text('points_history.lead')} />
      <PointsHistory endpoint={listOwnPoints} input={{}} />
    </>
  )
}
