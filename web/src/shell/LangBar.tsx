import { useRef, useState } from 'react'
import { languages } from '@loadout/contract/languages/languages.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useSite } from '../platform/page/site.ts'
import { classNames } from '../ui/class-names.ts'
import { Flag } from '../ui/Flag.tsx'
import { useLanguageChoice } from './use-language-choice.ts'
import css from './LangBar.module.css'

type Props = {
  /** Where there is room: all flags beside their names, in an order that stays. */
  startsOpen?: boolean
  className?: string | undefined
}

/**
 * The flag bar (I18N-12 to I18N-14). Closed it is the current flag, which opens it and closes it
 * again; another flag chooses its language. One button per language stays the same element
 * throughout, so focus is never lost. The current flag is the first, at the right end: the others
 * unfold to its left, in the order that they have everywhere, and never under the pointer that has
 * opened them.
 */
export function LangBar({ startsOpen = false, className }: Props) {
  const { language, text } = useLanguage()
  const choose = useLanguageChoice()
  const [open, setOpen] = useState(startsOpen)
  const current = useRef<HTMLButtonElement>(null)
  const site = useSite()
  const offered = languages.filter(({ id }) => site.languages.includes(id) || id === language.id)
  const others = offered.filter(({ id }) => id !== language.id)
  const inOrder = startsOpen ? offered : [language, ...others.toReversed()]

  return (
    <div
      className={classNames(css.root, open && css.open, startsOpen && css.named, className)}
      role="group"
      aria-label={text('language.label')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open || startsOpen) return
        setOpen(false)
        current.current?.focus()
      }}
      // Whoever went on to something else has chosen nothing.
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget !== null && !currentTarget.contains(relatedTarget) && setOpen(startsOpen)
      }
    >
      {inOrder.map((each) => {
        if (each.id === language.id)
          return (
            <button
              key={each.id}
              ref={current}
              type="button"
              className={css.current}
              aria-expanded={open}
              aria-label={text('language.current', { name: each.name })}
              title={each.name}
              // A double click opens like a click.
              onClick={({ detail }) => (detail < 2 || !open) && setOpen(!open)}
            >
              <Flag flag={each.flag} />
              {startsOpen && open && <span>{each.name}</span>}
            </button>
          )
        if (!open) return null
        return (
          <button
            key={each.id}
            type="button"
            lang={each.locale}
            aria-label={each.name}
            title={each.name}
            onClick={() => {
              choose(each)
              setOpen(startsOpen)
            }}
          >
            <Flag flag={each.flag} />
            {startsOpen && <span>{each.name}</span>}
          </button>
        )
      })}
    </div>
  )
}
