import { useMutation } from '@tanstack/react-query'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { enableNotifications } from '@loadout/contract/notifications/notifications.ts'
import { updateMember } from '../member/sign-in.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { Switch } from '../ui/forms/Switch.tsx'

/**
 * Whether a member is told of anything at all (SET-07). Shows a change at once, and after a
 * failure, which is told, what was so before. One after the other, so that the last one is what
 * stays.
 */
export function NotificationsSwitch({ member }: { member: OwnUser }) {
  const text = useText()
  const change = useMutation({
    scope: { id: 'notifications' },
    mutationFn: (notifications_enabled: boolean) =>
      call(enableNotifications, { notifications_enabled }),
    onSuccess: (_, notifications_enabled) => updateMember(() => ({ notifications_enabled })),
  })
  return (
    <Switch
      label={text('notifications.enabled')}
      checked={change.isPending ? change.variables : member.notifications_enabled}
      onChange={(event) => change.mutate(event.target.checked)}
    />
  )
}
