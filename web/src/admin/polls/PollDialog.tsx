import { createPoll, editPoll, type StaffPoll } from '@loadout/contract/polls/staff-polls.ts'
import { getPoll, pollKinds, type Poll, type PollKind } from '@loadout/contract/polls/polls.ts'
import { call } from '../../platform/call/call.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { Check } from '../../ui/forms/Check.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm, useValues, type CallForm } from '../../ui/forms/use-call-form.ts'
import { askBefore } from '../../ui/layer/ask-before.ts'
import { SaveDialog, useSaved } from '../SaveDialog.tsx'
import { kindLabels } from './kind-labels.ts'
import { changesOf, formOf, inputOf, pollFormRules, pollOf, type PollForm } from './poll-form.ts'
import css from '../StaffForm.module.css'
import { PollFields } from './PollFields.tsx'

type Props = ModalProps & { poll?: StaffPoll | undefined; onSaved: () => void }
type Values = PollForm & { kind: PollKind; target_id: string; active: boolean }

/** A new poll, or one that is changed (ADMIN-15). */
export function PollDialog({ poll, onSaved, ...modal }: Props) {
  const { language, text } = useLanguage()
  const saved = useSaved({ onSaved, onClose: modal.onClose })
  const form = useCallForm<Values>({
    values: {
      ...formOf(poll, language.id),
      kind: poll?.kind ?? 'site',
      target_id: '',
      active: poll?.active ?? true,
    },
    rules: pollFormRules,
    otherwise: 'question',
    async send(values) {
      const ending = await pollToEnd(values)
      if (ending) askToEnd(ending, values)
      else await save(values)
    },
  })

  /** What the front page asks now, where another question is to take its place. */
  async function pollToEnd({ kind, active }: Values): Promise<Poll | undefined> {
    if (kind !== 'site' || !active || poll?.active) return undefined
    const now = await call(getPoll, { languageID: language.id }, { quiet: true })
    return now.poll && !now.poll.closed ? now.poll : undefined
  }

  const askToEnd = ({ question }: Poll, values: Values) =>
    void askBefore({
      title: text('staff_polls.end_title'),
      question: text('staff_polls.end_question'),
      keep: text('admin.cancel'),
      confirm: text('staff_polls.end_confirm'),
      onConfirm: () => form.send(() => save(values)),
      children: <p>{question}</p>,
    })

  async function save({ kind, target_id, active, ...written }: Values) {
    const edited = { ...pollOf(written, poll), active }
    if (poll) await call(editPoll, { id: poll.id, ...changesOf(poll, edited) }, { quiet: true })
    else {
      const fields = inputOf(edited)
      const target = kind === 'site' ? {} : { target_id: Number(target_id) }
      await call(createPoll, { kind, ...target, ...fields }, { quiet: true })
    }
    saved()
  }

  return (
    <SaveDialog
      {...modal}
      look="wide"
      form={form}
      title={text(poll ? 'staff_polls.edit_title' : 'staff_polls.add')}
      className={css.parts}
    >
      {!poll && <WhereAsked form={form} />}
      <PollFields form={form as unknown as CallForm<PollForm>} />
      <Check {...form.field('active')} label={text('staff_polls.show')} />
    </SaveDialog>
  )
}

function WhereAsked({ form }: { form: CallForm<Values> }) {
  const { text } = useLanguage()
  const { kind } = useValues(form)
  return (
    <>
      <SelectField
        {...form.field('kind')}
        label={text('staff_polls.kind')}
        options={pollKinds.map((value) => ({ value, label: text(kindLabels[value]) }))}
      />
      {kind !== 'site' && (
        <TextField
          {...form.field('target_id')}
          label={text('staff_polls.target')}
          hint={text('staff_polls.target_hint')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </>
  )
}
