import { useState } from 'react'
import { CallError } from '../../platform/call/call-error.ts'
import { useText } from '../../platform/language/language.tsx'
import { codeText } from '../../platform/layer/failure-text.ts'
import { showFailure } from '../../platform/layer/failures.ts'

/** Why a comment was not taken: said below its field until somebody goes on writing. */
export function useRefusal(message: string, focus: () => void) {
  const text = useText()
  const [refusal, setRefusal] = useState<{ code: string; of: string }>()

  const refuse = (code: string) => {
    setRefusal({ code, of: message })
    focus()
  }
  return {
    error: refusal?.of === message ? codeText(refusal.code, text) : undefined,
    refuse,
    forget: () => setRefusal(undefined),
    /** What is about something else than the text is said in a dialog. */
    show: (failure: unknown) => {
      if (!(failure instanceof CallError)) throw failure
      if (failure.field === 'message') refuse(failure.code)
      else showFailure(failure)
    },
  }
}
