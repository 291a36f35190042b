import { useRef, useState } from 'react'
import { undoEmail } from '@loadout/contract/accounts/accounts.ts'
import { CallError } from '../platform/call/call-error.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { currentMember } from '../platform/session/session.ts'
import { becomeVisitor } from '../member/sign-in.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyPage } from '../ui/EmptyPage.tsx'
import { LinkFailed } from './LinkFailed.tsx'
import { useSecretLink, type SecretLink } from './use-secret-link.ts'

type Step = { is: 'asking' | 'undoing' | 'undone' } | { is: 'failed'; refusal: CallError }

/**
 * The link in the mail about another address, or a second step (checklist D13). It asks first:
 * programs that open every link of a mail must not take back what staff were asked to change.
 */
export function UndoEmailPage() {
  const text = useText()
  const link = useRef<SecretLink>(undefined)
  const [step, setStep] = useState<Step>({ is: 'asking' })
  useHead({ title: text('undo_email.title'), path: '/', hidden: true })
  useSecretLink('/undo_email', (steps) => {
    link.current = steps
  })

  async function undo() {
    const { id = 0, token = '' } = link.current ?? {}
    setStep({ is: 'undoing' })
    try {
      await call(undoEmail, { id, token }, { quiet: true })
      if (currentMember()?.id === id) becomeVisitor()
      setStep({ is: 'undone' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setStep({ is: 'failed', refusal: error })
    }
  }

  if (step.is === 'failed')
    return (
      <LinkFailed
        refusal={step.refusal}
        hint={text('undo_email.failed_hint')}
        onRetry={() => void undo()}
      />
    )
  if (step.is === 'undone') {
    return (
      <EmptyPage title={text('undo_email.done')} hint={text('undo_email.done_hint')}>
        <Button variant="primary" href="/forgot_password">
          {text('login.new_password')}
        </Button>
      </EmptyPage>
    )
  }
  return (
    <EmptyPage title={text('undo_email.title')} hint={text('undo_email.question')}>
      <Button variant="primary" busy={step.is === 'undoing'} onClick={() => void undo()}>
        {text('undo_email.submit')}
      </Button>
    </EmptyPage>
  )
}
