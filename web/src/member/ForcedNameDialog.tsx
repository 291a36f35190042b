import { Flag } from '@loadout/contract/accounts/flags.ts'
import { changeUsername } from '@loadout/contract/people/names.ts'
import { UsernameField } from '../accounts/UsernameField.tsx'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { openAnywhere } from '../platform/layer/modals.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/layer/Dialog.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { loadSuccess } from './load-success.ts'
import { updateMember } from './sign-in.ts'

/**
 * Stays until the member has given another name, or staff take back what they have asked for
 * (ACC-71 to ACC-75).
 */
export function ForcedNameDialog(modal: ModalProps) {
  const text = useText()
  const form = useCallForm<{ username: string }>({
    otherwise: 'username',
    async send({ username: typed }) {
      const { username } = await call(changeUsername, { username: typed.trim() }, { quiet: true })
      // Without the flag nobody is asked any more, and this dialog goes.
      updateMember(({ flags }) => ({ username, flags: flags & ~Flag.RequestingNameChange }))
      openAnywhere(loadSuccess, { message: text('forced_name.saved') })
    },
  })

  return (
    <Dialog
      {...modal}
      forced
      title={text('member.username_change')}
      foot={
        <Button
          variant="primary"
          type="submit"
          form={form.attributes.id}
          busy={form.busy}
          disabled={form.busy}
        >
          {text('forced_name.save')}
        </Button>
      }
    >
      <p>{text('forced_name.text')}</p>
      <form {...form.attributes}>
        <UsernameField
          {...form.field('username')}
          isNew
          label={text('forced_name.label')}
          required
        />
      </form>
    </Dialog>
  )
}
