import { languageById, languages, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { useText } from '../../platform/language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/forms/Switch.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { firstOf, textIn } from '../editing/texts.ts'
import { TimeField } from '../editing/TimeField.tsx'
import { useErrorOf } from '../editing/use-error-of.ts'
import { GamePicker } from './GamePicker.tsx'
import { PeopleField } from '../people/PeopleField.tsx'
import { useAddedPeople } from '../people/use-added-people.ts'
import { PollField } from '../polls/PollField.tsx'
import { TagsField } from './TagsField.tsx'
import { CoverField } from './CoverField.tsx'
import { isDraft } from './news-form.ts'
import type { NewsEditing } from './news-kind.ts'
import css from '../editing/Editor.module.css'

type Props = {
  editing: NewsEditing
  shown: LanguageId
  onRemoveLanguage: () => void
  onRemove: (() => void) | undefined
}

/**
 * What belongs to the news as a whole, beside each of their texts; another language is only a text,
 * and its games are those of the first (NEWS-20, NEWS-21, NEWS-22).
 */
export function NewsSettings({ editing, shown, onRemoveLanguage, onRemove }: Props) {
  const text = useText()
  const { form, base, refusal, change } = editing
  const errorOf = useErrorOf(refusal, {
    categories: form.categories,
    image: form.picture,
    publish_at: form.time,
    tags: form.tags,
    user_tags: form.people,
    poll: form.poll,
  })
  const primary = firstOf(form)
  const added = useAddedPeople(form.people, (people) => change((now) => ({ ...now, people })))
  return (
    <aside className={css.panel} aria-label={text('newsroom.settings')}>
      {shown === primary ? (
        <GamePicker
          chosen={form.categories}
          error={errorOf('categories')}
          onChange={(categories) => change({ ...form, categories })}
        />
      ) : (
        <>
          <p className={css.hint}>
            {text('newsroom.other_text', { language: languageById(shown)?.name ?? '' })}
          </p>
          <Button variant="danger" onClick={onRemoveLanguage}>
            <Icon name="trash" />
            {text('newsroom.remove_language')}
          </Button>
        </>
      )}
      {!base.saved && (
        <SelectField
          label={text('newsroom.primary_language')}
          hint={text('newsroom.primary_language_hint')}
          value={String(primary)}
          options={languages
            .filter(({ id }) => id === primary || !textIn(form, id))
            .map(({ id, name: label }) => ({ value: String(id), label }))}
          onChange={(event) =>
            change({
              ...form,
              texts: form.texts.map((each, place) =>
                place === 0
                  ? { ...each, languageId: Number(event.target.value) as LanguageId }
                  : each,
              ),
            })
          }
        />
      )}
      <CoverField
        saved={base.edited?.image}
        chosen={form.picture}
        error={errorOf('image')}
        onChange={(picture) => change((now) => ({ ...now, picture }))}
      />
      <TimeField
        label={text('newsroom.time')}
        hint={text(isDraft(base.edited) ? 'newsroom.time_hint' : 'newsroom.time_hint_kept')}
        error={errorOf('publish_at')}
        value={form.time}
        onChange={(time) => change({ ...form, time })}
      />
      <TagsField
        tags={form.tags}
        error={errorOf('tags')}
        onChange={(tags) => change({ ...form, tags })}
      />
      <PeopleField label={text('newsroom.people')} error={errorOf('user_tags')} added={added} />
      <PollField
        poll={form.poll}
        languageId={primary}
        error={errorOf('poll')}
        onChange={(poll) => change((now) => ({ ...now, poll }))}
      />
      <Switch
        label={text('newsroom.pinned')}
        checked={form.pinned}
        onChange={(event) => change({ ...form, pinned: event.target.checked })}
      />
      {onRemove && (
        <Button variant="danger" onClick={onRemove}>
          <Icon name="trash" />
          {text('newsroom.delete')}
        </Button>
      )}
    </aside>
  )
}
