import { useState } from 'react'
import { NOTE_MOST } from '@loadout/contract/reports/report-rules.ts'
import type { ReportedThing } from '@loadout/contract/reports/staff-reports.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { kindText, reasonOptions } from '../../reports/report-words.ts'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { ConfirmDialog } from '../../ui/layer/ConfirmDialog.tsx'
import css from './RemoveThingDialog.module.css'

type Props = ModalProps & {
  thing: ReportedThing
  onConfirm: (values: { reason: string; note: string }) => void
}

/** The reason that most have given stands there at first; the public log will name it. */
export function RemoveThingDialog({ thing, onConfirm, ...modal }: Props) {
  const text = useText()
  const [reason, setReason] = useState(mostGiven(thing))
  const [note, setNote] = useState('')
  const options = reasonOptions(text, '').slice(1)
  return (
    <ConfirmDialog
      {...modal}
      title={text('reports.remove_title', { kind: kindText(text, thing.kind) })}
      question={text('reports.remove_question')}
      keep={text('reports.cancel')}
      confirm={text('reports.remove')}
      danger
      onConfirm={() => onConfirm({ reason, note })}
    >
      <div className={css.root}>
        <SelectField
          label={text('report.reason')}
          hint={text('reports.reason_hint')}
          options={options}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <TextField
          label={text('reports.note')}
          hint={text('reports.note_hint')}
          maxLength={NOTE_MOST}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </ConfirmDialog>
  )
}

function mostGiven({ reports }: ReportedThing): string {
  const given = reports.map(({ reason }) => reason)
  const times = (reason: string) => given.filter((each) => each === reason).length
  return given.toSorted((one, other) => times(other) - times(one))[0] ?? 'other'
}
