import { useCallback, useEffect, useState } from 'react'
import { checkUsername } from '@loadout/contract/accounts/accounts.ts'
import { CallError } from '../platform/call/call-error.ts'
import { call } from '../platform/call/call.ts'
import { faultOf, type SignupField } from './signup-form.ts'

/** How long nobody has typed before a field is looked at (ACC-26, ACC-28). */
const PAUSE_MS = 500

/** What stands below a field: what is wrong, or a name that is free. */
export type Finding = { fault: CallError } | { free: string }
export type Findings = Partial<Record<SignupField, Finding | undefined>>

/**
 * Looks at fields while they are filled in. `typed` waits for a pause; `find` says at once what
 * another check has found, which `stopAll` makes the last word.
 */
export function useLiveChecks() {
  const [findings, setFindings] = useState<Findings>({})
  /** What is still to happen for a field: a pause, then for a name the call. */
  const [waiting] = useState(() => new Map<SignupField, () => void>())
  const stopAll = useCallback(() => {
    for (const stop of waiting.values()) stop()
  }, [waiting])
  useEffect(() => stopAll, [stopAll])

  const find = (found: Findings) => setFindings((before) => ({ ...before, ...found }))

  function forget(field: SignupField) {
    waiting.get(field)?.()
    setFindings((before) => ({ ...before, [field]: undefined }))
  }

  function typed(field: SignupField, value: string) {
    forget(field)
    const stop = new AbortController()
    const timer = setTimeout(() => void look(field, value, stop.signal), PAUSE_MS)
    waiting.set(field, () => {
      clearTimeout(timer)
      stop.abort()
    })
  }

  async function look(field: SignupField, value: string, signal: AbortSignal) {
    const code = faultOf(field, value)
    const finding = code
      ? { fault: new CallError(400, code, '') }
      : field === 'username'
        ? await availability(value.trim(), signal)
        : undefined
    if (finding && !signal.aborted) find({ [field]: finding })
  }

  return { findings, find, typed, stopAll }
}

/** ACC-27. If nobody can say, the field says nothing: sending the form will tell. */
async function availability(username: string, signal: AbortSignal): Promise<Finding | undefined> {
  try {
    await call(checkUsername, { username }, { quiet: true, signal })
    return { free: username }
  } catch (error) {
    return error instanceof CallError && error.status === 400 ? { fault: error } : undefined
  }
}
