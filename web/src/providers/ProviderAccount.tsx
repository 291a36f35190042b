import { providerIds, type ProviderName } from '@loadout/contract/providers/provider-ids.ts'
import {
  disconnectProvider,
  type ConnectedProvider,
} from '@loadout/contract/providers/providers.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { externalServices } from '../profiles/external-services.ts'
import { Button } from '../ui/Button.tsx'
import { AccountItem } from './AccountItem.tsx'
import { DisconnectButton } from './DisconnectButton.tsx'
import { useLeaveFor } from './use-leave-for.ts'

type Props = {
  provider: ProviderName
  account: ConnectedProvider | undefined
  /** Without Steam there is no Esportal (PROV-18). */
  takesEsportal: boolean
}

/** One of the sites that members connect. */
export function ProviderAccount({ provider, account, takesEsportal }: Props) {
  const text = useText()
  const { name } = externalServices[provider]
  const { busy, leaveFor } = useLeaveFor()
  return (
    <AccountItem name={name} handle={account?.handle}>
      {account ? (
        <DisconnectButton
          provider={name}
          disconnect={() => call(disconnectProvider, { id: providerIds[provider] })}
          question={takesEsportal ? text('providers.esportal_goes') : undefined}
        />
      ) : (
        <Button
          size="sm"
          aria-label={text('providers.connect_named', { provider: name })}
          busy={busy}
          onClick={() => leaveFor(provider, { from: '/settings', remember: true })}
        >
          {text('providers.connect')}
        </Button>
      )}
    </AccountItem>
  )
}
