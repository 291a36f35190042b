import { useNavigate } from 'react-router'
import { beginPasskeySignIn, signInByPasskey } from '@loadout/contract/second-steps/sign-in.ts'
import { signIn } from '../member/sign-in.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { useIsHere } from '../platform/page/use-is-here.ts'
import { useReturnPath } from '../shell/return-path.ts'
import { Button } from '../ui/Button.tsx'
import { useSubmission } from '../ui/forms/submission.ts'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { askPasskey } from './passkeys.ts'
import css from './SecondSteps.module.css'

/** Not before the page is alive: the server knows no browser, and a site without https no passkeys. */
export const useKnowsPasskeys = () => useIsAlive() && 'PublicKeyCredential' in globalThis

type Props = { isRemembered: () => boolean }

/** A way in without a name and a password. */
export function PasskeySignIn({ isRemembered }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const isHere = useIsHere()
  const { busy, send } = useSubmission(() => undefined)
  const isOffered = useKnowsPasskeys()
  const enter = () =>
    send(async () => {
      const response = await askPasskey(await call(beginPasskeySignIn, {}, { quiet: true }))
      const { user } = await call(signInByPasskey, { response }, { quiet: true })
      signIn(user, { remember: isRemembered() })
      if (isHere.current) await navigate(returnPath, { replace: true })
    })
  if (!isOffered) return null
  return (
    <Button block busy={busy} className={css.signIn} onClick={enter}>
      {text('second_step.sign_in_with_passkey')}
    </Button>
  )
}
