import { languages } from '@loadout/contract/languages/languages.ts'
import {
  CANNED_TITLE_MOST,
  saveCannedReply,
  type CannedReply,
} from '@loadout/contract/support/canned-replies.ts'
import { lengthOf, REPLY_MOST } from '@loadout/contract/support/ticket-rules.ts'
import { call } from '../../platform/call/call.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { cannedRules, formOf, replyOf, textField, type CannedForm } from './canned-form.ts'
import css from './CannedReplyDialog.module.css'

type Props = ModalProps & { reply?: CannedReply | undefined; onSaved: () => void }

/** A canned reply that is new, or one that is rewritten. */
export function CannedReplyDialog({ reply, onSaved, ...modal }: Props) {
  const { language, text } = useLanguage()
  const form = useCallForm<CannedForm>({
    values: formOf(reply, language.id),
    rules: cannedRules,
    otherwise: 'title',
    async send(typed) {
      const { title, texts } = replyOf(typed)
      const id = reply ? { id: reply.id } : {}
      await call(saveCannedReply, { ...id, title, texts: JSON.stringify(texts) }, { quiet: true })
      onSaved()
      modal.onClose()
      showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
    },
  })
  const values = useValues(form)
  return (
    <Dialog
      {...modal}
      look="wide"
      title={reply?.title ?? text('canned.add')}
      foot={
        <>
          <Button variant="quiet" onClick={modal.onClose}>
            {text('support.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form.attributes.id} busy={form.busy}>
            {text('canned.save')}
          </Button>
        </>
      }
    >
      <form {...form.attributes} className={css.root} noValidate>
        <TextField
          {...form.field('title')}
          label={text('canned.name')}
          maxLength={CANNED_TITLE_MOST}
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
            counter={{ used: lengthOf(values[textField(id)]), most: REPLY_MOST }}
            rows={2}
          />
        ))}
      </form>
    </Dialog>
  )
}
