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
import { Radio, Switch } from '../ui/forms/Check.tsx'
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

/** Shows a change at once; after a failure, which is told, what the server has. */
function useSetting<Input>(send: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  })
}

function TypeSwitches({ types }: Pick<Settings, 'types'>) {
  const text = useText()
  const change = useSetting((input: Settings['types'][number]) =>
    call(switchNotificationType, input),
  )
  const switches = types.map(({ type, enabled }) => {
    const key = notificationType(type)?.key
    if (key === undefined) return null
    const isSent = change.isPending && change.variables.type === type
    return (
      <Switch
        key={type}
        label={text(`notification_type.${key}`)}
        checked={isSent ? change.variables.enabled : enabled}
        onChange={(event) => change.mutate({ type, enabled: event.target.checked })}
      />
    )
  })
  return <div className={css.choice}>{switches}</div>
}

function MailChoice({ mail }: Pick<Settings, 'mail'>) {
  const text = useText()
  const change = useSetting((rhythm: Settings['mail']) =>
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
