import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { Button } from '../../ui/Button.tsx'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { formOf, pollFormRules, pollOf, type EditedPoll, type PollForm } from './poll-form.ts'
import css from './PollDialog.module.css'
import { PollFields } from './PollFields.tsx'

type Props = ModalProps & {
  poll: EditedPoll | undefined
  languageId: LanguageId
  onChange: (poll: EditedPoll) => void
}

/** Sends nothing: the editor keeps what is written here with the rest of the article. */
export function ArticlePollDialog({ poll, languageId, onChange, ...modal }: Props) {
  const text = useText()
  const form = useCallForm<PollForm>({
    values: formOf(poll, languageId),
    rules: pollFormRules,
    otherwise: 'question',
    send: async (written) => {
      onChange(pollOf(written, poll))
      modal.onClose()
    },
  })
  return (
    <Dialog
      {...modal}
      look="wide"
      title={text(poll ? 'staff_polls.edit_title' : 'staff_polls.add')}
      foot={
        <>
          <Button variant="quiet" onClick={modal.onClose}>
            {text('admin.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form.attributes.id}>
            {text('staff_polls.apply')}
          </Button>
        </>
      }
    >
      <form {...form.attributes} className={css.root} noValidate>
        <p>{text('staff_polls.saved_with')}</p>
        <PollFields form={form} />
      </form>
    </Dialog>
  )
}
