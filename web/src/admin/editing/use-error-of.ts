import { useState } from 'react'
import type { CallError } from '../../platform/call/call-error.ts'
import { useText } from '../../platform/language/language.tsx'
import { failureText } from '../../platform/layer/failure-text.ts'

/**
 * What an editor says at each of its fields: at the one that was refused why, until that is
 * changed, else nothing. `values` are those of now, by the names that the server has for them.
 */
export function useErrorOf<Values extends Record<string, unknown>>(
  refusal: CallError | undefined,
  values: Values,
) {
  const text = useText()
  const [refused, setRefused] = useState({ refusal, values })
  if (refused.refusal !== refusal) setRefused({ refusal, values })
  return (field: keyof Values & string): string | undefined =>
    refusal?.field === field && Object.is(refused.values[field], values[field])
      ? failureText(refusal, text)
      : undefined
}
