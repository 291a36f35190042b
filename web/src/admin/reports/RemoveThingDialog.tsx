import { NOTE_MAX } from '@loadout/contract/reports/report-rules.ts'
import type { ReportedThing } from '@loadout/contract/reports/staff-reports.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { kindText, reasonOptions } from '../../reports/report-words.ts'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import { SaveDialog } from '../SaveDialog.tsx'

type Removal = { reason: string; note: string }
type Props = ModalProps & { thing: ReportedThing; onConfirm: (values: Removal) => Promise<void> }

/** The reason that most have given stands there at first; the public log will name it. */
export function RemoveThingDialog({ thing, onConfirm, ...modal }: Props) {
  const text = useText()
  const form = useCallForm<Removal>({
    values: { reason: mostGiven(thing), note: '' },
    send: async (values) => {
      await onConfirm(values)
      modal.onClose()
    },
  })
  return (
    <SaveDialog
      {...modal}
      form={form}
      title={text('reports.remove_title', { kind: kindText(text, thing.kind) })}
      cancel={text('reports.cancel')}
      submit={text('reports.remove')}
      isDangerous
    >
      <p>{text('reports.remove_question')}</p>
      <SelectField
        {...form.field('reason')}
        label={text('report.reason')}
        hint={text('reports.reason_hint')}
        options={reasonOptions(text, '').slice(1)}
      />
      <TextField
        {...form.field('note')}
        label={text('reports.note')}
        hint={text('reports.note_hint')}
        maxLength={NOTE_MAX}
        autoComplete="off"
      />
    </SaveDialog>
  )
}

function mostGiven({ reports }: ReportedThing): string {
  const given = reports.map(({ reason }) => reason)
  const times = (reason: string) => given.filter((each) => each === reason).length
  return given.toSorted((one, other) => times(other) - times(one))[0] ?? 'other'
}
