import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { ArticlePoll } from '@loadout/contract/polls/article-poll.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import { formOf, pollFormRules, pollOf, type PollForm } from './poll-form.ts'
import css from '../StaffForm.module.css'
import { PollFields } from './PollFields.tsx'
import { SaveDialog } from '../SaveDialog.tsx'

type Props = ModalProps & {
  poll: ArticlePoll | undefined
  languageId: LanguageId
  onChange: (poll: ArticlePoll) => void
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
    <SaveDialog
      {...modal}
      form={form}
      look="wide"
      title={text(poll ? 'staff_polls.edit_title' : 'staff_polls.add')}
      submit={text('staff_polls.apply')}
      className={css.parts}
    >
      <p>{text('staff_polls.saved_with')}</p>
      <PollFields form={form} />
    </SaveDialog>
  )
}
