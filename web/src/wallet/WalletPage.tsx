import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useSession } from '../platform/session/session.ts'
import { LoginRequired } from '../shell/LoginRequired.tsx'
import { Button } from '../ui/Button.tsx'
import { Columns } from '../ui/Columns.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Loading } from '../ui/Loading.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { BalanceHistory } from './BalanceHistory.tsx'
import { Balances } from './Balances.tsx'
import { WithinReach } from './WithinReach.tsx'

/** What a member has, and how it came to that (WALLET-01, WALLET-02). */
export function WalletPage() {
  const text = useText()
  useHead({ title: text('nav.wallet'), path: '/wallet', hidden: true })
  const session = useSession()
  if (session.state === 'visitor') return <LoginRequired />
  if (session.state === 'authenticating') return <Loading />
  return (
    <>
      <PageHead title={text('nav.wallet')}>
        <Button href="/points-store">
          <Icon name="store" />
          {text('ld.open_store')}
        </Button>
      </PageHead>
      <Balances member={session.user} />
      <Columns label={text('wallet.within_reach')} aside={<WithinReach member={session.user} />}>
        <BalanceHistory />
      </Columns>
    </>
  )
}
