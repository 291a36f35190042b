import { typedParts } from './typed-parts.ts'
import css from './mark-typed.module.css'

/** A suggestion in which what was typed stands out. */
export const markTyped = (suggestion: string, search: string) =>
  typedParts(suggestion, search).map(({ text, typed }, place) =>
    typed ? (
      <mark key={place} className={css.typed}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
