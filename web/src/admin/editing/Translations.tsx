import { useRef, useState, type ReactNode } from 'react'
import { languageById, languages, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { useText } from '../../platform/language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { MenuButton } from '../../ui/layer/MenuButton.tsx'
import css from './Translations.module.css'

type Translated = { language_id: LanguageId }
type Props<Translation extends Translated> = {
  translations: readonly Translation[]
  error: string | undefined
  /** What stands in the fields of a language at first. */
  begin: (languageId: LanguageId) => Translation
  onChange: (translations: Translation[]) => void
  /** The fields of one language. */
  children: (
    translation: Translation,
    change: (changed: Translation) => void,
    locale: string | undefined,
  ) => ReactNode
}

/** Texts for readers of single languages, beside the one that everybody else reads. */
export function Translations<Translation extends Translated>({
  translations,
  error,
  begin,
  onChange,
  children,
}: Props<Translation>) {
  const text = useText()
  const root = useRef<HTMLFieldSetElement>(null)
  const [added, setAdded] = useState<LanguageId>()
  const written = new Set(translations.map(({ language_id }) => language_id))
  const others = languages.filter(({ id }) => !written.has(id))
  const replace = (changed: Translation) =>
    onChange(
      translations.map((each) => (each.language_id === changed.language_id ? changed : each)),
    )
  function add(languageId: LanguageId) {
    setAdded(languageId)
    onChange([...translations, begin(languageId)])
  }
  /** What was pressed is gone, and the focus must not go with it. */
  function remove(gone: Translation) {
    root.current?.focus()
    onChange(translations.filter((each) => each !== gone))
  }
  return (
    <fieldset className={css.root} ref={root} tabIndex={-1}>
      <legend>{text('admin.translations')}</legend>
      {translations.map((translation) => {
        const language = languageById(translation.language_id)
        return (
          <fieldset
            key={translation.language_id}
            className={css.language}
            ref={translation.language_id === added ? goOnIn : undefined}
          >
            <legend lang={language?.locale}>{language?.name}</legend>
            {children(translation, replace, language?.locale)}
            <Button size="sm" variant="quiet" onClick={() => remove(translation)}>
              {text('newsroom.remove_language')}
            </Button>
          </fieldset>
        )
      })}
      {error !== undefined && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      {others.length > 0 && (
        <MenuButton
          label={text('newsroom.add_language')}
          entries={others.map(({ id, name }) => ({ label: name, onChoose: () => add(id) }))}
        />
      )}
    </fieldset>
  )
}

/** Whoever has added a language goes on in its first field. */
const goOnIn = (fields: HTMLFieldSetElement | null) =>
  fields?.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus()
