import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { NotificationSettings } from '../notifications/NotificationSettings.tsx'
import { NotificationsSwitch } from '../notifications/NotificationsSwitch.tsx'
import { DeleteAccount } from '../leaving/DeleteAccount.tsx'
import { YourData } from '../leaving/YourData.tsx'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useScrollToHash } from '../platform/page/use-scroll-to-hash.ts'
import { useSession } from '../platform/session/session.ts'
import { ConnectedAccounts } from '../providers/ConnectedAccounts.tsx'
import { SecondSteps } from '../second-steps/SecondSteps.tsx'
import { LoginRequired } from '../shell/LoginRequired.tsx'
import { Columns } from '../ui/Columns.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Module } from '../ui/Module.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { LanguageAndLook } from './LanguageAndLook.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'
import { ReferralLink } from './ReferralLink.tsx'

/** Settings are a member's own; visitors are asked to sign in (SET-01). */
export function SettingsPage() {
  const text = useText()
  useHead({ title: text('nav.settings'), path: '/settings', hidden: true })
  const session = useSession()
  if (session.state === 'visitor') return <LoginRequired />
  if (session.state === 'authenticating') return <Loading />
  return <OwnSettings member={session.user} />
}

function OwnSettings({ member }: { member: OwnUser }) {
  const text = useText()
  useScrollToHash()
  return (
    <>
      <PageHead title={text('nav.settings')} />
      <Columns
        label={text('settings.notifications_and_look')}
        aside={
          <>
            <LanguageAndLook />
            <Module title={text('nav.notifications')}>
              <NotificationsSwitch member={member} />
            </Module>
            <NotificationSettings />
          </>
        }
      >
        <DetailsForm member={member} />
        <PasswordForm />
        <SecondSteps />
        <OwnSessions />
        <ConnectedAccounts />
        <ProfileSettings member={member} />
        <ReferralLink member={member} />
        <YourData />
        <DeleteAccount />
      </Columns>
    </>
  )
}
