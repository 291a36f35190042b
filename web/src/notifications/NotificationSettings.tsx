import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  chooseNotificationMail,
  mailRhythms,
  switchNotificationType,
} from '@loadout/contract/notifications/notification-settings.ts'
import { notificationType } from '@loadout/contract/notifications/notification-types.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import type { getNotificationSettings } from '@loadout/contract/notifications/notification-settings.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { Radio } from '../ui/forms/Radio.tsx'
import { Switch } from '../ui/forms/Switch.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Module } from '../ui/Module.tsx'
import { KeptAway } from './KeptAway.tsx'
import { settingsQuery } from './notification-queries.ts'
import css from './NotificationSettings.module.css'

type Settings = OutputOf<typeof getNotificationSettings>

/** Which types a member is told of, and what comes by mail. */
export function NotificationSettings() {
  const text = useText()
  const { data, isError, refetch } = useQuery(settingsQuery)
  if (!data)
    return isError ? (
      <Module title={text('notifications.settings')}>
        <LoadFailed onRetry={refetch} />
      </Module>
    ) : null
  return (
    <div id="settings" className={css.root}>
      <Module title={text('notifications.which')}>
        <TypeSwitches types={data.types} />
      </Module>
      <Module title={text('notifications.mail')}>
        <MailChoice mail={data.mail} />
      </Module>
      <KeptAway />
    </div>
  )
}

/**
 * Shows a change at once, until the server has been asked again; after a failure, which is told,
 * what it has. One after the other, so that the last one is what stays.
 */
function useSetting<Input>(name: string, send: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: name },
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  })
}

type TypeSetting = Settings['types'][number]

const TypeSwitches = ({ types }: Pick<Settings, 'types'>) => (
  <div className={css.choice}>
    {types.map((setting) => (
      <TypeSwitch key={setting.type} {...setting} />
    ))}
  </div>
)

/** Each for itself: pressing one says nothing of those whose answer is still awaited. */
function TypeSwitch({ type, enabled }: TypeSetting) {
  const text = useText()
  const change = useSetting(`notification-type-${type}`, (wanted: boolean) =>
    call(switchNotificationType, { type, enabled: wanted }),
  )
  const key = notificationType(type)?.key
  if (key === undefined) return null
  return (
    <Switch
      label={text(`notification_type.${key}`)}
      checked={change.isPending ? change.variables : enabled}
      onChange={(event) => change.mutate(event.target.checked)}
    />
  )
}

function MailChoice({ mail }: Pick<Settings, 'mail'>) {
  const text = useText()
  const change = useSetting('notification-mail', (rhythm: Settings['mail']) =>
    call(chooseNotificationMail, { mail: rhythm }),
  )
  const chosen = change.isPending ? change.variables : mail
  return (
    <fieldset className={css.choice}>
      <legend className="vh">{text('notifications.mail')}</legend>
      {mailRhythms.map((rhythm) => (
        <Radio
          key={rhythm}
          name="notification-mail"
          label={text(`notifications.mail_${rhythm}`)}
          checked={rhythm === chosen}
          onChange={() => change.mutate(rhythm)}
        />
      ))}
    </fieldset>
  )
}
