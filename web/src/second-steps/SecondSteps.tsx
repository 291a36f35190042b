import { useQuery } from '@tanstack/react-query'
import type { Passkey } from '@loadout/contract/second-steps/passkeys.ts'
import { useText } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Module } from '../ui/Module.tsx'
import { Time } from '../ui/Time.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { useKnowsPasskeys } from './PasskeySignIn.tsx'
import { secondStepsQuery } from './second-step-queries.ts'
import css from './SecondSteps.module.css'
import { useSecondSteps } from './use-second-steps.ts'

/** What a member signs in with beside their password. */
export function SecondSteps() {
  const text = useText()
  const { data: steps, isError, refetch } = useQuery(secondStepsQuery)
  const change = useSecondSteps()
  const knowsPasskeys = useKnowsPasskeys()
  const focus = useKeptFocus<HTMLUListElement>([
    'app',
    ...(steps?.passkeys ?? []).map(({ id }) => id),
    'codes',
  ])
  if (!steps)
    return isError ? (
      <Module title={text('second_step.settings')}>
        <LoadFailed onRetry={refetch} />
      </Module>
    ) : null
  const { app_since: since, passkeys, recovery_codes: count, obliged } = steps
  const hasAny = since !== null || passkeys.length > 0
  return (
    <Module title={text('second_step.settings')}>
      {obliged && <p className={css.obliged}>{text('second_step.obliged')}</p>}
      <p className={css.hint}>{text('second_step.lead')}</p>
      <ul className={css.steps} {...focus}>
        <AppItem since={since} change={change} />
        {passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} change={change} />
        ))}
        {hasAny && (
          <li>
            <div>
              <strong>{text('second_step.recovery_codes')}</strong>
              <p>{text('second_step.codes_left', { count })}</p>
            </div>
            <Button size="sm" busy={change.busy} onClick={change.renewCodes}>
              {text('second_step.renew')}
            </Button>
          </li>
        )}
      </ul>
      {knowsPasskeys && (
        <Button className={css.add} busy={change.busy} onClick={change.addPasskey}>
          {text('second_step.add_passkey')}
        </Button>
      )}
    </Module>
  )
}

type Change = ReturnType<typeof useSecondSteps>

function AppItem({ since, change }: { since: number | null; change: Change }) {
  const text = useText()
  return (
    <li>
      <div>
        <strong>{text('second_step.app')}</strong>
        <p>
          {since === null ? (
            text('second_step.app_none')
          ) : (
            <>
              {text('second_step.since')} <Time at={since} />
            </>
          )}
        </p>
      </div>
      {since === null ? (
        <Button size="sm" busy={change.busy} onClick={change.setUpApp}>
          {text('second_step.set_up')}
        </Button>
      ) : (
        <Button
          size="sm"
          busy={change.busy}
          aria-label={text('second_step.remove_named', { name: text('second_step.app') })}
          onClick={change.removeApp}
        >
          {text('second_step.remove')}
        </Button>
      )}
    </li>
  )
}

function PasskeyItem({ passkey, change }: { passkey: Passkey; change: Change }) {
  const text = useText()
  const { name, added, used } = passkey
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>
          {text(used === null ? 'second_step.since' : 'second_step.used')}{' '}
          <Time at={used ?? added} />
        </p>
      </div>
      <span className={css.tools}>
        <Button
          size="sm"
          aria-label={text('second_step.rename_named', { name })}
          onClick={() => change.rename(passkey)}
        >
          {text('second_step.rename')}
        </Button>
        <Button
          size="sm"
          busy={change.busy}
          aria-label={text('second_step.remove_named', { name })}
          onClick={() => change.remove(passkey)}
        >
          {text('second_step.remove')}
        </Button>
      </span>
    </li>
  )
}
