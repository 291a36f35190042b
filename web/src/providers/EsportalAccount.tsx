import {
  connectEsportal,
  disconnectEsportal,
  ESPORTAL_NAME_MAX,
} from '@loadout/contract/providers/esportal.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { externalServices } from '../profiles/external-services.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { AccountItem } from './AccountItem.tsx'
import css from './ConnectedAccounts.module.css'
import { DisconnectButton } from './DisconnectButton.tsx'
import { useRefreshAccounts } from './use-refresh-accounts.ts'

const { name } = externalServices.esportal

type Props = { username: string | null; isOffered: boolean; hasSteam: boolean }

/** Nobody signs in with it: it is a name that belongs to a Steam account (PROV-05). */
export function EsportalAccount({ username, isOffered, hasSteam }: Props) {
  if (username === null) return isOffered && <EsportalForm hasSteam={hasSteam} />
  return (
    <AccountItem name={name} handle={username}>
      <DisconnectButton
        provider={name}
        disconnect={() => call(disconnectEsportal, {})}
        question={undefined}
      />
    </AccountItem>
  )
}

/** Nothing can be sent before Steam is connected (PROV-17). */
function EsportalForm({ hasSteam }: { hasSteam: boolean }) {
  const text = useText()
  const refresh = useRefreshAccounts()
  const form = useCallForm<{ username: string }>({
    values: { username: '' },
    otherwise: 'username',
    async send({ username }) {
      await call(connectEsportal, { username: username.trim() }, { quiet: true })
      const message = text('providers.connected', { provider: name })
      showSnack({ message, kind: 'ok', automaticClose: true })
      await refresh()
    },
  })
  return (
    <li>
      <form {...form.attributes} className={css.form} aria-label={name} noValidate>
        <TextField
          {...form.field('username')}
          label={text('providers.esportal_name')}
          hint={hasSteam ? undefined : text('providers.steam_first')}
          maxLength={ESPORTAL_NAME_MAX}
          disabled={!hasSteam}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <Button
          size="sm"
          type="submit"
          aria-label={text('providers.connect_named', { provider: name })}
          busy={form.busy}
          disabled={!hasSteam}
        >
          {text('providers.connect')}
        </Button>
      </form>
    </li>
  )
}
