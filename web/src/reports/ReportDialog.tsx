import { reportRules, WORDS_MAX } from '@loadout/contract/reports/report-rules.ts'
import { sendReport } from '@loadout/contract/reports/reports.ts'
import { useDiscardQuestion } from '../member/discard-question.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { showSnack } from '../platform/layer/snacks.ts'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { TextArea } from '../ui/forms/TextArea.tsx'
import { useCallForm, useValues } from '../ui/forms/use-call-form.ts'
import { FormDialog } from '../ui/layer/FormDialog.tsx'
import type { Reported } from './open-report.ts'
import { kindText, reasonOptions } from './report-words.ts'
import css from './ReportDialog.module.css'

type ReportForm = { reason: string; words: string }

/** Why somebody reports something; whose it is hears nothing of it. */
export function ReportDialog({ thing, ...modal }: ModalProps & { thing: Reported }) {
  const text = useText()
  const ask = useDiscardQuestion()
  const form = useCallForm<ReportForm>({
    values: { reason: '', words: '' },
    rules: reportRules,
    otherwise: 'reason',
    async send(typed) {
      await call(sendReport, { ...thing, ...typed }, { quiet: true })
      modal.onClose()
      showSnack({ message: text('report.thanks'), kind: 'ok', automaticClose: true })
    },
  })
  const { words } = useValues(form)
  return (
    <FormDialog
      {...modal}
      form={form}
      ask={ask}
      title={text('report.title', { kind: kindText(text, thing.kind) })}
      cancel={text('report.cancel')}
      submit={text('report.send')}
      className={css.root}
    >
      <p>
        {text('report.lead')}{' '}
        <a href="/moderation-log" target="_blank">
          {text('moderation_log.title')}
        </a>
      </p>
      <SelectField
        {...form.field('reason')}
        label={text('report.reason')}
        options={reasonOptions(text, text('report.choose'))}
      />
      <TextArea
        {...form.field('words')}
        label={text('report.words')}
        hint={text('report.words_hint')}
        counter={{ used: [...words.trim()].length, max: WORDS_MAX }}
        rows={4}
      />
    </FormDialog>
  )
}
