import { sendVerificationMail } from '@loadout/contract/accounts/accounts.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { Button } from '../ui/Button.tsx'
import { useSubmission } from '../ui/forms/submission.ts'

/** Mails the link that verifies the member's address once more (ACC-67). */
export function LinkAgain({ member: { username, email } }: { member: OwnUser }) {
  const text = useText()
  const { busy, send } = useSubmission(() => undefined)
  const sendLink = () =>
    send(async () => {
      await call(sendVerificationMail, { username }, { quiet: true })
      showSnack({
        message: text('settings.link_sent', { email }),
        kind: 'ok',
        automaticClose: true,
      })
    })
  return (
    <div>
      <Button size="sm" busy={busy} onClick={sendLink}>
        {text('resend.title')}
      </Button>
    </div>
  )
}
