import { useState } from 'react'
import { useNavigate } from 'react-router'
import { verifyEmail } from '@loadout/contract/accounts/accounts.ts'
import { CallError } from '../platform/call/call-error.ts'
import { call } from '../platform/call/call.ts'
import { isPassing } from '../platform/call/retry.ts'
import { useText } from '../platform/language/language.tsx'
import { showFailure } from '../platform/layer/failures.ts'
import { useHead } from '../platform/page/head.tsx'
import { becomeVisitor, signInByLink, startOver } from '../member/sign-in.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyPage } from '../ui/EmptyPage.tsx'
import { useSubmission } from '../ui/forms/submission.ts'
import { LinkFailed } from './LinkFailed.tsx'
import { useSecretLink } from './use-secret-link.ts'

type Step =
  | { is: 'verifying' }
  | { is: 'verified'; id: number; token: string }
  | { is: 'failed'; refusal: CallError; again: () => void }

/**
 * The link of a mail that verifies an address (ACC-62 to ACC-66). It ends the session, and its
 * answer is good for one sign-in (AMB-18).
 */
export function VerifyEmailPage() {
  const text = useText()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>({ is: 'verifying' })
  const { busy, send } = useSubmission(() => undefined)
  useHead({ title: text('verify.title'), path: '/', hidden: true })

  useSecretLink('/user/verify_email', async ({ id, token }) => {
    const verify = async () => {
      setStep({ is: 'verifying' })
      startOver()
      try {
        setStep({ is: 'verified', ...(await call(verifyEmail, { id, token }, { quiet: true })) })
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        setStep({ is: 'failed', refusal: error, again: () => void verify() })
      } finally {
        becomeVisitor()
      }
    }
    await verify()
  })

  if (step.is === 'verifying') return <EmptyPage title={text('verify.title')} />
  if (step.is === 'failed') {
    return (
      <LinkFailed refusal={step.refusal} hint={text('verify.failed_hint')} onRetry={step.again}>
        <Button variant="primary" href="/resend_email_verification">
          {text('verify.again')}
        </Button>
      </LinkFailed>
    )
  }
  const signIn = () =>
    send(async () => {
      const refusal = await signInByLink(step.id, step.token)
      // What is known here is good for another try, and nowhere else.
      if (refusal && isPassing(refusal.status)) throw refusal
      await navigate(refusal ? '/login' : '/', { replace: true })
      if (refusal) showFailure(refusal)
    })
  return (
    <EmptyPage title={text('verify.done')} hint={text('verify.done_hint')}>
      <Button variant="primary" busy={busy} onClick={signIn}>
        {text('shell.sign_in')}
      </Button>
    </EmptyPage>
  )
}
