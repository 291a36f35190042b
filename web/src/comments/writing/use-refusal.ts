import { useState } from 'react'
import { CallError } from '../../platform/call/call-error.ts'
import { useText } from '../../platform/language/language.tsx'
import { failureText } from '../../platform/layer/failure-text.ts'
import { showFailure } from '../../platform/layer/failures.ts'

/**
 * Why a comment was not taken: said in the Error dialog (ERR-05), and what is about its text also
 * below the field, until somebody goes on writing.
 */
export function useRefusal(message: string, focus: () => void) {
  const text = useText()
  const [refusal, setRefusal] = useState<{ failure: CallError; of: string }>()

  function show(failure: unknown) {
    if (!(failure instanceof CallError)) throw failure
    if (failure.field === 'message') {
      setRefusal({ failure, of: message })
      focus()
    }
    showFailure(failure)
  }
  return {
    error: refusal?.of === message ? failureText(refusal.failure, text) : undefined,
    refuse: (code: string) => show(new CallError(400, code, '', 'message')),
    forget: () => setRefusal(undefined),
    show,
  }
}
