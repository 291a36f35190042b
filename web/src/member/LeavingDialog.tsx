import { stayOnSite } from '@loadout/contract/leaving/leaving.ts'
import { call } from '../platform/call/call.ts'
import { useLanguage } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { showSnack } from '../platform/layer/snacks.ts'
import { dayText } from '../ui/date-text.ts'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { FormDialog } from '../ui/layer/FormDialog.tsx'
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
    <FormDialog
      {...modal}
      form={form}
      title={text('leaving.pending_title')}
      readOut
      cancel={text('leaving.later')}
      submit={text('leaving.take_back')}
    >
      <p>{text('leaving.pending', { date: dayText(locale, leavesAt) })}</p>
    </FormDialog>
  )
}
