import { useState } from 'react'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { MAX_POLL_OPTIONS, POLL_QUESTION_MAX } from '@loadout/contract/polls/poll-rules.ts'
import { useText } from '../../platform/language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useValues, type CallForm } from '../../ui/forms/use-call-form.ts'
import { LanguageTabs } from '../editing/LanguageTabs.tsx'
import { emptyText, type PollForm, type TextFields } from './poll-form.ts'
import css from './PollFields.module.css'

/** The texts of a poll, in one language beside the other, and when it ends. */
export function PollFields({ form }: { form: CallForm<PollForm> }) {
  const text = useText()
  const { language_id: primary, translations } = useValues(form)
  const [shown, setShown] = useState(primary)
  const setTranslations = (next: TextFields[]) => form.set('translations', next)

  function add(languageId: LanguageId) {
    setTranslations([...translations, emptyText(languageId)])
    setShown(languageId)
  }
  function remove(languageId: LanguageId) {
    setTranslations(translations.filter(({ language_id }) => language_id !== languageId))
    setShown(primary)
  }
  return (
    <>
      <LanguageTabs
        written={[primary, ...translations.map(({ language_id }) => language_id)]}
        shown={shown}
        onShow={setShown}
        onAdd={add}
      >
        {(languageId) =>
          languageId === primary ? (
            <PrimaryText form={form} />
          ) : (
            <Translation
              fields={translations.find((each) => each.language_id === languageId)}
              error={form.errorOf('translations')}
              onChange={(changed) =>
                setTranslations(
                  translations.map((each) => (each.language_id === languageId ? changed : each)),
                )
              }
              onRemove={() => remove(languageId)}
            />
          )
        }
      </LanguageTabs>
      <TextField
        {...form.field('ends_at')}
        label={text('staff_polls.ends')}
        hint={text('staff_polls.ends_hint')}
        type="datetime-local"
      />
    </>
  )
}

function PrimaryText({ form }: { form: CallForm<PollForm> }) {
  const text = useText()
  return (
    <div className={css.text}>
      <TextField
        {...form.field('question')}
        label={text('staff_polls.question')}
        maxLength={POLL_QUESTION_MAX}
        autoComplete="off"
      />
      <TextArea
        {...form.field('options')}
        label={text('staff_polls.options')}
        hint={text('staff_polls.options_hint', { max: MAX_POLL_OPTIONS })}
        rows={4}
      />
    </div>
  )
}

type TranslationProps = {
  fields: TextFields | undefined
  error: string | undefined
  onChange: (fields: TextFields) => void
  onRemove: () => void
}

function Translation({ fields, error, onChange, onRemove }: TranslationProps) {
  const text = useText()
  if (!fields) return null
  return (
    <div className={css.text}>
      <TextField
        label={text('staff_polls.question')}
        maxLength={POLL_QUESTION_MAX}
        autoComplete="off"
        value={fields.question}
        onChange={({ target }) => onChange({ ...fields, question: target.value })}
      />
      <TextArea
        label={text('staff_polls.options')}
        error={error}
        rows={4}
        value={fields.options}
        onChange={({ target }) => onChange({ ...fields, options: target.value })}
      />
      <Button size="sm" variant="quiet" onClick={onRemove}>
        {text('newsroom.remove_language')}
      </Button>
    </div>
  )
}
