import { useText } from '../platform/language/language.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { useHead } from '../platform/page/head.tsx'
import { offeredProvidersQuery } from '../providers/provider-queries.ts'
import { ProviderButtons } from '../providers/ProviderButtons.tsx'
import { AccountScreen } from './AccountScreen.tsx'
import { useFinishSignup } from './finish-signup.ts'
import { LinkedWords } from './LinkedWords.tsx'
import { SignupForm } from './SignupForm.tsx'
import { useMembersLeave } from './use-members-leave.ts'

export const loader = pageLoader(({ queries }) => queries.prefetchQuery(offeredProvidersQuery))

/** Whoever comes from another site finishes here what they began there (ACC-21). */
export function SignupPage() {
  const text = useText()
  const finish = useFinishSignup()
  useMembersLeave()
  useHead({ title: text('signup.submit'), description: text('signup.lead'), path: '/signup' })

  return (
    <AccountScreen
      title={text(finish ? 'providers.finish_title' : 'signup.title')}
      lead={text(finish ? 'providers.finish_lead' : 'signup.lead')}
    >
      <SignupForm key={finish?.token} finish={finish} />
      <ProviderButtons label={text('providers.start_with')} />
      <LinkedWords words={text('signup.accept')} to={['/terms', '/privacy', '/login']} />
    </AccountScreen>
  )
}
