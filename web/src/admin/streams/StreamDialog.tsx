import { isChoosable } from '@loadout/contract/categories/choosable.ts'
import {
  createStream,
  editStream,
  type StaffStream,
} from '@loadout/contract/streams/staff-streams.ts'
import { STREAM_TITLE_MAX } from '@loadout/contract/streams/stream-rules.ts'
import { useCategories } from '../../categories/categories.tsx'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { Check } from '../../ui/forms/Check.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import { SaveDialog, useSaved } from '../SaveDialog.tsx'
import css from '../StaffForm.module.css'
import { changesOf, formOf, streamFormRules, streamOf, type StreamForm } from './stream-form.ts'

type Props = ModalProps & { stream?: StaffStream | undefined; onSaved: () => void }

/** A channel that is new, or one that is changed. */
export function StreamDialog({ stream, onSaved, ...modal }: Props) {
  const text = useText()
  const saved = useSaved({ onSaved, onClose: modal.onClose })
  const form = useCallForm<StreamForm>({
    values: formOf(stream),
    rules: streamFormRules,
    otherwise: 'username',
    async send(typed) {
      await (stream
        ? call(editStream, { id: stream.id, ...changesOf(stream, typed) }, { quiet: true })
        : call(createStream, streamOf(typed), { quiet: true }))
      saved()
    },
  })
  return (
    <SaveDialog
      {...modal}
      look="wide"
      form={form}
      title={text(stream ? 'staff_streams.edit_title' : 'staff_streams.add')}
      className={css.root}
    >
      <TextField
        {...form.field('username')}
        label={text('staff_streams.channel')}
        hint={text('staff_streams.channel_hint')}
        maxLength={200}
        autoComplete="off"
      />
      <TextField
        {...form.field('title')}
        label={text('newsroom.title')}
        hint={text('staff_streams.title_hint')}
        maxLength={STREAM_TITLE_MAX}
        autoComplete="off"
      />
      <SelectField
        {...form.field('category_id')}
        label={text('staff_events.game')}
        options={useGameOptions(stream)}
      />
      <Check {...form.field('featured')} label={text('staff_streams.is_featured')} />
      <Check {...form.field('shown')} label={text('staff_videos.is_published')} />
    </SaveDialog>
  )
}

/** Hidden games and shop categories are offered only where they are chosen already. */
function useGameOptions(stream: StaffStream | undefined) {
  const games = [...useCategories().values()].filter(
    (game) => game.id === stream?.category_id || isChoosable(game),
  )
  return [
    ...(stream ? [] : [{ value: '', label: '–' }]),
    ...games.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
}
