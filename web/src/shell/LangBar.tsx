import { useState } from 'react'
import { languages } from '@loadout/contract/languages/languages.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { classNames } from '../ui/class-names.ts'
import { Flag } from '../ui/Flag.tsx'
import css from './LangBar.module.css'

type Props = { startsOpen?: boolean; className?: string | undefined }

/**
 * The flag bar (I18N-12 to I18N-14). Closed it is the current flag, which opens it and closes it again; another flag
 * chooses its language. One button per language stays the same element throughout, so focus is never lost.
 */
export function LangBar({ startsOpen = false, className }: Props) {
  const { language, text, choose } = useLanguage()
  const [open, setOpen] = useState(startsOpen)

  return (
    <div className={classNames(css.root, open && css.open, className)} role="group" aria-label={text('language.label')}>
      {languages.map((offered) => {
        if (offered.id === language.id)
          return (
            <button
              key={offered.id}
              type="button"
              className={css.current}
              aria-expanded={open}
              aria-label={text('language.current', { name: offered.name })}
              title={offered.name}
              onClick={() => setOpen(!open)}
            >
              <Flag flag={offered.flag} />
            </button>
          )
        if (!open) return null
        return (
          <button
            key={offered.id}
            type="button"
            lang={offered.locale}
            aria-label={offered.name}
            title={offered.name}
            onClick={() => {
              choose(offered)
              setOpen(startsOpen)
            }}
          >
            <Flag flag={offered.flag} />
          </button>
        )
      })}
    </div>
  )
}
