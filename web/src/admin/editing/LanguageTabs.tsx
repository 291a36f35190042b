import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { languageById, languages, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { useText } from '../../platform/language/language.tsx'
import { MenuButton } from '../../ui/layer/MenuButton.tsx'
import tabs from '../../ui/Tabs.module.css'
import css from './Editor.module.css'

type Props = {
  /** The primary one first. */
  written: LanguageId[]
  shown: LanguageId
  onShow: (languageId: LanguageId) => void
  onAdd: (languageId: LanguageId) => void
  children: (languageId: LanguageId) => ReactNode
}

/**
 * One language beside the other. Those that are not shown stay as they are, with all that can be
 * undone in them.
 */
export function LanguageTabs({ written, shown, onShow, onAdd, children }: Props) {
  const text = useText()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const others = languages.filter((language) => !written.includes(language.id))

  const onKeyDown = (event: KeyboardEvent) => {
    const at = written.indexOf(shown)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const language = next === undefined ? undefined : written.at(next % written.length)
    if (language === undefined) return
    event.preventDefault()
    onShow(language)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[written.indexOf(language)]?.focus()
  }

  return (
    <div className={css.main}>
      <div className={css.languages}>
        <div
          className={`${tabs.root} ${tabs.panels ?? ''}`}
          role="tablist"
          tabIndex={-1}
          aria-label={text('newsroom.languages')}
          ref={list}
          onKeyDown={onKeyDown}
        >
          {written.map((languageId) => (
            <button
              key={languageId}
              type="button"
              role="tab"
              lang={languageById(languageId)?.locale}
              id={`${id}-${languageId}`}
              aria-selected={languageId === shown}
              aria-controls={`${id}-${languageId}-panel`}
              tabIndex={languageId === shown ? 0 : -1}
              onClick={() => onShow(languageId)}
            >
              {languageById(languageId)?.name}
            </button>
          ))}
        </div>
        {others.length > 0 && (
          <MenuButton
            label={text('newsroom.add_language')}
            entries={others.map(({ id: other, name }) => ({
              label: name,
              onChoose: () => onAdd(other),
            }))}
          />
        )}
      </div>
      {written.map((languageId) => (
        <div
          key={languageId}
          role="tabpanel"
          id={`${id}-${languageId}-panel`}
          aria-labelledby={`${id}-${languageId}`}
          hidden={languageId !== shown}
        >
          {children(languageId)}
        </div>
      ))}
    </div>
  )
}
