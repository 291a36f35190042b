import { stayOnSite } from '@loadout/contract/leaving/leaving.ts'
import { call } from '../platform/call/call.ts'
import { useLanguage } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { showSnack } from '../platform/layer/snacks.ts'
import { Button } from '../ui/Button.tsx'
import { formats } from '../ui/formats.ts'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { Dialog } from '../ui/layer/Dialog.tsx'
import { updateMember } from './sign-in.ts'

/** Whoever has asked for their account to be deleted and is back can keep it (O11). */
export function LeavingDialog({ leavesAt, ...modal }: ModalProps & { leavesAt: number }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const form = useCallForm({
    async send() {
      await call(stayOnSite, {}, { quiet: true })
      // Without the date nobody is asked any more, and this dialog goes.
      updateMember(() => ({ leaves_at: null }))
      showSnack({ message: text('leaving.taken_back'), kind: 'ok', automaticClose: true })
    },
  })

  return (
    <Dialog
      {...modal}
      title={text('leaving.pending_title')}
      foot={
        <>
          <Button variant="quiet" onClick={modal.onClose}>
            {text('leaving.later')}
          </Button>
          <Button variant="primary" type="submit" form={form.attributes.id} busy={form.busy}>
            {text('leaving.take_back')}
          </Button>
        </>
      }
    >
      <form {...form.attributes}>
        <p>{text('leaving.pending', { date: formats(locale).day(leavesAt) })}</p>
      </form>
    </Dialog>
  )
}
