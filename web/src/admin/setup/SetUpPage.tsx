import { lazy, Suspense, useState } from 'react'
import { readSetup, type Setup } from '@loadout/contract/owners/set-up-site.ts'
import { SETUP } from '@loadout/contract/owners/setup-path.ts'
import { AccountScreen } from '../../accounts/AccountScreen.tsx'
import { LinkFailed } from '../../accounts/LinkFailed.tsx'
import { useSecretLink } from '../../accounts/use-secret-link.ts'
import { call } from '../../platform/call/call.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { loadTexts } from '../../platform/language/catalogues.ts'
import { useText } from '../../platform/language/language.tsx'
import { showCaught } from '../../platform/layer/show-caught.ts'
import { useHead } from '../../platform/page/head.tsx'
import { loadChunk } from '../../platform/load-chunk.ts'
import { EmptyPage } from '../../ui/EmptyPage.tsx'
import { Loading } from '../../ui/Loading.tsx'

/** Of no use to staff, whose frame this page is loaded with. */
const SetUpForm = lazy(async () => ({
  default: (await loadChunk(() => import('./SetUpForm.tsx'))).SetUpForm,
}))

type Step =
  | { is: 'asking' }
  | { is: 'refused'; refusal: CallError; again: () => void }
  | { is: 'asked'; token: string; setup: Setup }

/**
 * The address that a new site prints when it starts: whoever holds it becomes its owner, and says
 * what the site is called and about. Opening it uses nothing up.
 */
export function SetUpPage() {
  const text = useText()
  const [step, setStep] = useState<Step>({ is: 'asking' })
  useHead({ title: text('setup.title'), path: '/', hidden: true })

  useSecretLink(SETUP, async ({ token }) => {
    const ask = async () => {
      setStep({ is: 'asking' })
      try {
        // The account is asked for in the words of those who join.
        await loadTexts('members')
        const setup = await call(readSetup, { token }, { quiet: true })
        setStep({ is: 'asked', token, setup })
      } catch (error) {
        if (!(error instanceof CallError)) return showCaught(error)
        setStep({ is: 'refused', refusal: error, again: () => void ask() })
      }
    }
    await ask()
  })

  if (step.is === 'asking') return <EmptyPage title={text('setup.title')} />
  if (step.is === 'refused')
    return (
      <LinkFailed refusal={step.refusal} hint={text('setup.refused_hint')} onRetry={step.again} />
    )
  return (
    <AccountScreen title={text('setup.title')} lead={text('setup.lead')}>
      <Suspense fallback={<Loading />}>
        <SetUpForm token={step.token} setup={step.setup} />
      </Suspense>
    </AccountScreen>
  )
}
