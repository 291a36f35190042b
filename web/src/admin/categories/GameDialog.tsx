import {
  CATEGORY_NAME_MAX,
  CATEGORY_SHORT_NAME_MAX,
} from '@loadout/contract/categories/category-rules.ts'
import { FIRST_GAME, patterns, type Pattern } from '@loadout/contract/categories/patterns.ts'
import { saveGame, type Game } from '@loadout/contract/categories/staff-games.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { changedFields } from '../../ui/forms/changed-fields.ts'
import { Check } from '../../ui/forms/Check.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import { SaveDialog, useSaved } from '../SaveDialog.tsx'
import css from '../StaffForm.module.css'
import { PatternField } from './PatternField.tsx'

type Props = ModalProps & { games: readonly Game[]; game?: Game; onSaved: () => void }
export type GameForm = {
  name: string
  short_name: string
  color: string
  pattern: Pattern
  place: string
  hidden: boolean
}

/** A game that is new, or one that is rewritten. */
export function GameDialog({ games, game, onSaved, ...modal }: Props) {
  const text = useText()
  const saved = useSaved({ onSaved, onClose: modal.onClose })
  const places = game ? games.length : games.length + 1
  const values: GameForm = {
    name: game?.name ?? '',
    short_name: game?.short_name ?? '',
    color: game?.color ?? '#96b6ca',
    pattern: game?.pattern ?? patterns[0],
    place: String(game ? games.indexOf(game) + 1 : places),
    hidden: game?.hidden ?? false,
  }
  const form = useCallForm<GameForm>({
    values,
    rules: { name: (name) => (name.trim() === '' ? 'name_missing' : undefined) },
    otherwise: 'name',
    async send(written) {
      const changed = game ? { id: game.id, ...changedFields(values, written) } : written
      const { place, ...words } = changed
      const sent = { ...words, place: place === undefined ? undefined : Number(place) }
      await call(saveGame, sent, { quiet: true })
      saved()
    },
  })
  return (
    <SaveDialog
      {...modal}
      form={form}
      title={text(game ? 'staff_games.edit_title' : 'staff_games.add')}
      className={css.root}
    >
      <TextField
        {...form.field('name')}
        label={text('staff_store.name')}
        maxLength={CATEGORY_NAME_MAX}
        autoComplete="off"
      />
      <TextField
        {...form.field('short_name')}
        label={text('shop_category.short_name')}
        maxLength={CATEGORY_SHORT_NAME_MAX}
        autoComplete="off"
      />
      <TextField {...form.field('color')} label={text('shop_category.color')} type="color" />
      <PatternField form={form} />
      <SelectField
        {...form.field('place')}
        label={text('staff_games.place')}
        options={Array.from({ length: places }, (_, index) => String(index + 1)).map((value) => ({
          value,
          label: value,
        }))}
      />
      {game?.id !== FIRST_GAME && (
        <Check {...form.field('hidden')} label={text('staff_games.is_hidden')} />
      )}
    </SaveDialog>
  )
}
