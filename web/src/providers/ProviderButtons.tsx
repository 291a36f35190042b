import { useId } from 'react'
import { signInProviders } from '@loadout/contract/providers/provider-ids.ts'
import { useIfLoaded } from '../platform/call/query.ts'
import { externalServices } from '../profiles/external-services.ts'
import { useReturnPath } from '../shell/return-path.ts'
import { Button } from '../ui/Button.tsx'
import { offeredProvidersQuery } from './provider-queries.ts'
import css from './ProviderButtons.module.css'
import { useLeaveFor } from './use-leave-for.ts'

type Props = { label: string; isRemembered?: () => boolean }

/** Ways in through other sites: those of the three that are set up (ACC-11, AMB-77). */
export function ProviderButtons({ label, isRemembered = () => true }: Props) {
  const id = useId()
  const from = useReturnPath()
  const offered = useIfLoaded(offeredProvidersQuery)?.entries ?? []
  const { busy, leaveFor } = useLeaveFor()
  const shown = signInProviders.filter((name) => offered.some(({ service }) => service === name))
  if (shown.length === 0) return null
  return (
    <div className={css.root} role="group" aria-labelledby={id}>
      <p id={id} className={css.line}>
        {label}
      </p>
      <div className={css.buttons}>
        {shown.map((name) => (
          <Button
            key={name}
            aria-disabled={busy}
            onClick={() => leaveFor(name, { from, remember: isRemembered() })}
          >
            {externalServices[name].name}
          </Button>
        ))}
      </div>
    </div>
  )
}
