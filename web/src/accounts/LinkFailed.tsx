import type { ReactNode } from 'react'
import type { CallError } from '../platform/call/call-error.ts'
import { isPassing } from '../platform/call/retry.ts'
import { useText } from '../platform/language/language.tsx'
import { failureText } from '../platform/layer/failure-text.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyPage } from '../ui/EmptyPage.tsx'

type Props = {
  refusal: CallError
  /** Why a link may be no good. */
  hint?: string | undefined
  /** The secret is in no address any more: only this page can use the link again. */
  onRetry: () => void
  /** What else there is to do when the link is no good. */
  children?: ReactNode
}

/** Where a mailed link would have led. It is as good as before when nobody has looked at it. */
export function LinkFailed({ refusal, hint, onRetry, children }: Props) {
  const text = useText()
  const title = failureText(refusal, text)
  if (isPassing(refusal.status))
    return (
      <EmptyPage kind="error" title={title}>
        <Button variant="primary" onClick={onRetry}>
          {text('state.retry')}
        </Button>
      </EmptyPage>
    )
  return (
    <EmptyPage kind="error" title={title} hint={hint}>
      {children}
    </EmptyPage>
  )
}
