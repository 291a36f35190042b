import { useId } from 'react'
import { EVENT_PRIZE_MAX } from '@loadout/contract/calendar/event-rules.ts'
import { isChoosable } from '@loadout/contract/categories/choosable.ts'
import {
  eventPictureRule,
  eventThumbnailRule,
} from '@loadout/contract/calendar/event-picture-rules.ts'
import { languageById, type LanguageId } from '@loadout/contract/languages/languages.ts'
import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'
import { useCategories } from '../../categories/categories.tsx'
import { useText } from '../../platform/language/language.tsx'
import { pictureChoice } from '../../articles/picture-choice.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/forms/Check.tsx'
import { PictureField } from '../../ui/forms/PictureField.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { firstOf } from '../editing/texts.ts'
import { useErrorOf } from '../editing/use-error-of.ts'
import css from '../editing/Editor.module.css'
import fields from '../StaffForm.module.css'
import { EventTimes } from './EventTimes.tsx'
import type { EventEditing } from './event-kind.ts'
import { NewsField } from './NewsField.tsx'

type Props = {
  editing: EventEditing
  shown: LanguageId
  onRemoveLanguage: () => void
  onRemove: (() => void) | undefined
}

/** What belongs to the event in all its languages (EVENT-10). */
export function EventSettings({ editing, shown, onRemoveLanguage, onRemove }: Props) {
  const text = useText()
  const { form, change } = editing
  return (
    <aside className={css.panel} aria-label={text('newsroom.settings')}>
      <GameField editing={editing} />
      <EventTimes editing={editing} />
      <TextField
        label={text('staff_events.prize')}
        autoComplete="off"
        maxLength={EVENT_PRIZE_MAX}
        value={form.prize}
        onChange={({ target }) => change((now) => ({ ...now, prize: target.value }))}
      />
      <CancelledField editing={editing} />
      <EventPicture editing={editing} name="picture" />
      <EventPicture editing={editing} name="thumbnail" />
      <NewsField editing={editing} />
      <StreamsField editing={editing} />
      {shown !== firstOf(form) && (
        <Button variant="danger" onClick={onRemoveLanguage}>
          <Icon name="trash" />
          {text('newsroom.remove_language')}
          <span className="vh"> {languageById(shown)?.name}</span>
        </Button>
      )}
      {onRemove && (
        <Button variant="danger" onClick={onRemove}>
          <Icon name="trash" />
          {text('staff_events.delete')}
        </Button>
      )}
    </aside>
  )
}

function CancelledField({ editing: { form, change } }: { editing: EventEditing }) {
  const text = useText()
  const hintId = useId()
  return (
    <div>
      <Check
        label={text('calendar.cancelled')}
        aria-describedby={hintId}
        checked={form.cancelled}
        onChange={({ target }) => change((now) => ({ ...now, cancelled: target.checked }))}
      />
      <p id={hintId} className={fields.hint}>
        {text('staff_events.cancelled_hint')}
      </p>
    </div>
  )
}

/** The channels that show the event, with commas. */
function StreamsField({ editing: { form, refusal, change } }: { editing: EventEditing }) {
  const text = useText()
  const errorOf = useErrorOf(refusal, { streams: form.streams })
  return (
    <TextField
      label={text('staff_events.streams')}
      hint={text('staff_events.streams_hint')}
      error={errorOf('streams')}
      autoComplete="off"
      value={form.streams}
      onChange={({ target }) => change((now) => ({ ...now, streams: target.value }))}
    />
  )
}

/** Hidden games and shop categories are offered only where they are chosen already. */
function GameField({ editing: { form, change } }: { editing: EventEditing }) {
  const text = useText()
  const games = [...useCategories().values()].filter(
    (game) => game.id === form.game || isChoosable(game),
  )
  return (
    <SelectField
      label={text('staff_events.game')}
      value={String(form.game ?? '')}
      options={[
        ...(form.game === undefined ? [{ value: '', label: '–' }] : []),
        ...games.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ target }) =>
        change((now) => ({ ...now, game: target.value === '' ? undefined : Number(target.value) }))
      }
    />
  )
}

type PictureName = 'picture' | 'thumbnail'

const rules: Record<PictureName, PictureRule> = {
  picture: eventPictureRule,
  thumbnail: eventThumbnailRule,
}

/** Each of the two has rules of its own for format, measures and size (EVENT-12 to EVENT-17). */
function EventPicture({
  editing: { form, base, change },
  name,
}: {
  editing: EventEditing
  name: PictureName
}) {
  const text = useText()
  const chosen = form[name]
  const saved = base.edited?.[name === 'picture' ? 'image' : 'thumbnail'] ?? undefined
  const picture = pictureChoice({
    saved,
    choice: chosen,
    size: '360x168',
    onChange: (choice) => change((now) => ({ ...now, [name]: choice })),
  })
  return (
    <div>
      <PictureField
        label={text(name === 'picture' ? 'staff_events.picture' : 'staff_events.thumbnail')}
        rule={rules[name]}
        {...picture}
      />
      {name === 'thumbnail' && !picture.onRemove && (
        <p className={fields.hint}>{text('staff_events.thumbnail_hint')}</p>
      )}
    </div>
  )
}
