import type { SignupValues } from '@loadout/contract/accounts/account-rules.ts'
import { signup } from '@loadout/contract/accounts/accounts.ts'
import { signIn } from '../member/sign-in.ts'
import { call } from '../platform/call/call.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { useSite } from '../platform/page/site.ts'
import type { FinishSignup } from './finish-signup.ts'
import { forgetReferrer, keptReferrer } from './referrer.ts'
import { signInIfAllowed } from './sign-in-if-allowed.ts'
import { useReturn } from './use-return.ts'

/** Makes the account, signs in and leads on (ACC-24). */
export function useJoin(finish: FinishSignup | undefined) {
  const { language, text } = useLanguage()
  const goBack = useReturn()
  const { mails_arrive } = useSite()
  return async ({ username, password, email, country_id }: SignupValues): Promise<void> => {
    const credentials = { username: username.trim(), password }
    const { user } = await call(
      signup,
      {
        ...credentials,
        email: email.trim(),
        country_id,
        language_id: language.id,
        referrer: keptReferrer(),
        signup_token: finish?.token,
      },
      { quiet: true },
    )
    forgetReferrer()
    if (user) signIn(user, { remember: finish?.remember ?? true })
    const isIn = user !== undefined || (!finish && (await signInIfAllowed(credentials)))
    await goBack()
    const unmailed = isIn ? 'signup.thanks_unmailed' : 'signup.thanks_waiting'
    showSnack({ message: text(mails_arrive ? 'signup.thanks' : unmailed), kind: 'ok' })
  }
}
