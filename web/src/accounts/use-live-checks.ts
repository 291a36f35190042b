import { useCallback, useEffect, useState } from 'react'
import type { signupRules, SignupValues } from '@loadout/contract/accounts/account-rules.ts'
import { checkUsername } from '@loadout/contract/accounts/accounts.ts'
import { CallError } from '../platform/call/call-error.ts'
import { call } from '../platform/call/call.ts'
import type { CallForm } from '../ui/forms/use-call-form.ts'

/** How long nobody has typed before a field is looked at (ACC-26, ACC-28). */
const PAUSE_MS = 500

type Field = keyof SignupValues

/** Looks at fields while they are filled in, after a pause; sending the form is the last word. */
export function useLiveChecks(
  { busy, refuse, valuesNow }: Pick<CallForm<SignupValues>, 'busy' | 'refuse' | 'valuesNow'>,
  rules: typeof signupRules,
) {
  /** A name that nobody has. */
  const [free, setFree] = useState<string>()
  /** What is still to happen for a field: a pause, then for a name the call. */
  const [waiting] = useState(() => new Map<Field, () => void>())
  const stopAll = useCallback(() => {
    for (const stop of waiting.values()) stop()
  }, [waiting])
  useEffect(() => stopAll, [stopAll])
  useEffect(() => {
    if (busy) stopAll()
  }, [busy, stopAll])

  function typed(field: Field, value: string) {
    waiting.get(field)?.()
    if (field === 'username') setFree(undefined)
    const stop = new AbortController()
    const timer = setTimeout(() => void look(field, value, stop.signal), PAUSE_MS)
    waiting.set(field, () => {
      clearTimeout(timer)
      stop.abort()
    })
  }

  async function look(field: Field, value: string, signal: AbortSignal) {
    const fault = rules[field](value, valuesNow())
    if (fault) return refuse(field, fault)
    if (field !== 'username') return
    const refusal = await refusalOf(value.trim(), signal)
    if (signal.aborted) return
    if (refusal === undefined) setFree(value.trim())
    else if (refusal !== 'unknown') refuse(field, refusal.code, refusal.message)
  }

  return { free, typed }
}

/** If nobody can say, the field says nothing: sending the form will tell (ACC-27). */
async function refusalOf(
  username: string,
  signal: AbortSignal,
): Promise<CallError | 'unknown' | undefined> {
  try {
    await call(checkUsername, { username }, { quiet: true, signal })
    return undefined
  } catch (error) {
    return error instanceof CallError && error.status === 400 ? error : 'unknown'
  }
}
