import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { enableNotifications } from '@loadout/contract/notifications/notifications.ts'
import { updateMember } from '../member/sign-in.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { Switch } from '../ui/forms/Switch.tsx'

/** Whether a member is told of anything at all (SET-07). */
export function NotificationsSwitch({ member }: { member: OwnUser }) {
  const text = useText()
  const toggle = async (notifications_enabled: boolean) => {
    updateMember(() => ({ notifications_enabled }))
    await call(enableNotifications, { notifications_enabled }).catch(() =>
      updateMember(() => ({ notifications_enabled: !notifications_enabled })),
    )
  }
  return (
    <Switch
      label={text('notifications.enabled')}
      checked={member.notifications_enabled}
      onChange={(event) => void toggle(event.target.checked)}
    />
  )
}
