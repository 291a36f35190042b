import { useNavigate } from 'react-router'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import type { connectProvider } from '@loadout/contract/providers/providers.ts'
import type { FinishSignup } from '../accounts/finish-signup.ts'
import { signIn } from '../member/sign-in.ts'
import { useText } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { externalServices } from '../profiles/external-services.ts'
import { completeSignIn } from '../second-steps/complete-sign-in.ts'
import type { WayBack } from './way-back.ts'

/** An account that is connected leads to the settings, a member on, and a newcomer to the rest. */
export function useGoOn() {
  const text = useText()
  const navigate = useNavigate()
  return async (
    { provider, signup_token, suggested_username, ...answer }: OutputOf<typeof connectProvider>,
    way: WayBack | undefined,
  ): Promise<void> => {
    const from = way?.from ?? '/'
    if (provider) {
      await navigate('/settings', { replace: true })
      const { name } = externalServices[provider.service]
      const message = text('providers.connected', { provider: name })
      showSnack({ message, kind: 'ok', automaticClose: true })
      return
    }
    const remember = way?.remember ?? true
    const user = await completeSignIn(answer)
    if (user) {
      signIn(user, { remember })
      await navigate(from, { replace: true })
    } else if (answer.second_step) {
      await navigate('/login', { replace: true, state: { from } })
    } else if (signup_token !== undefined) {
      const username = suggested_username ?? ''
      const finish: FinishSignup = { token: signup_token, username, remember }
      await navigate('/signup', { replace: true, state: { from, finish } })
    }
  }
}
