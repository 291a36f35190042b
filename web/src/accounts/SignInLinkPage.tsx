import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CallError } from '../platform/call/call-error.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { signInByLink } from '../member/sign-in.ts'
import { knownMember } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyPage } from '../ui/EmptyPage.tsx'
import { LinkFailed } from './LinkFailed.tsx'
import css from './SignInLinkPage.module.css'
import { useSecretLink } from './use-secret-link.ts'

type Step =
  | { is: 'signing in' }
  | { is: 'asking'; username: string; go: () => void }
  | { is: 'failed'; refusal: CallError; again: () => void }

/**
 * The link of a mail that signs in (ACC-59). Whoever is signed in as somebody else is asked first
 * (checklist D11).
 */
export function SignInLinkPage() {
  const text = useText()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>({ is: 'signing in' })
  useHead({ title: text('sign_in_link.title'), path: '/', hidden: true })

  useSecretLink('/auth', async ({ id, token }) => {
    const go = async () => {
      setStep({ is: 'signing in' })
      const refusal = await signInByLink(id, token)
      if (refusal) setStep({ is: 'failed', refusal, again: () => void go() })
      else await navigate('/', { replace: true })
    }
    const member = await knownMember()
    if (member && member.id !== id)
      setStep({ is: 'asking', username: member.username, go: () => void go() })
    else await go()
  })

  if (step.is === 'failed') {
    return (
      <LinkFailed
        refusal={step.refusal}
        hint={step.refusal.status === 401 ? text('sign_in_link.failed_hint') : undefined}
        onRetry={step.again}
      >
        <Button variant="primary" href="/login">
          {text('shell.sign_in')}
        </Button>
      </LinkFailed>
    )
  }
  if (step.is === 'signing in') return <EmptyPage title={text('sign_in_link.title')} />
  return (
    <EmptyPage
      title={text('sign_in_link.signed_in', { username: step.username })}
      hint={text('sign_in_link.question')}
    >
      <span className={css.choice}>
        <Button variant="inverse" onClick={() => void navigate('/', { replace: true })}>
          {text('sign_in_link.stay', { username: step.username })}
        </Button>
        <Button onClick={step.go}>{text('sign_in_link.switch')}</Button>
      </span>
    </EmptyPage>
  )
}
