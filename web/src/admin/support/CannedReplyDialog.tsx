import { languages } from '@loadout/contract/languages/languages.ts'
import {
  CANNED_TITLE_MAX,
  saveCannedReply,
  type CannedReply,
} from '@loadout/contract/support/canned-replies.ts'
import { lengthOf, REPLY_MAX } from '@loadout/contract/support/ticket-rules.ts'
import { call } from '../../platform/call/call.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { changedFields } from '../../ui/forms/changed-fields.ts'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import { SaveDialog, useSaved } from '../SaveDialog.tsx'
import { cannedRules, formOf, replyOf, textField, type CannedForm } from './canned-form.ts'

type Props = ModalProps & { reply?: CannedReply | undefined; onSaved: () => void }

/** A canned reply that is new, or one that is rewritten. */
export function CannedReplyDialog({ reply, onSaved, ...modal }: Props) {
  const { language, text } = useLanguage()
  const saved = useSaved({ onSaved, onClose: modal.onClose })
  const values = formOf(reply, language.id)
  const form = useCallForm<CannedForm>({
    values,
    rules: cannedRules,
    otherwise: 'title',
    async send(typed) {
      const written = replyOf(typed)
      const changed = reply ? { id: reply.id, ...changedFields(replyOf(values), written) } : written
      const { texts, ...fields } = changed
      await call(
        saveCannedReply,
        { ...fields, texts: texts && JSON.stringify(texts) },
        { quiet: true },
      )
      saved()
    },
  })
  const typed = useValues(form)
  return (
    <SaveDialog {...modal} look="wide" form={form} title={reply?.title ?? text('canned.add')}>
      <TextField
        {...form.field('title')}
        label={text('canned.name')}
        maxLength={CANNED_TITLE_MAX}
        autoComplete="off"
      />
      <SelectField
        {...form.field('primary')}
        label={text('canned.primary')}
        options={languages.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {languages.map(({ id, name, locale }) => (
        <TextArea
          key={id}
          {...form.field(textField(id))}
          label={name}
          lang={locale}
          counter={{ used: lengthOf(typed[textField(id)]), max: REPLY_MAX }}
          rows={2}
        />
      ))}
    </SaveDialog>
  )
}
