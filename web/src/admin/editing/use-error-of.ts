import type { CallError } from '../../platform/call/call-error.ts'
import { useText } from '../../platform/language/language.tsx'
import { failureText } from '../../platform/layer/failure-text.ts'

/** What an editor says at each of its fields: at the one that was refused why, else nothing. */
export function useErrorOf(refusal: CallError | undefined) {
  const text = useText()
  return (field: string): string | undefined =>
    refusal?.field === field ? failureText(refusal, text) : undefined
}
