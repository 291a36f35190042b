import css from './WholeWords.module.css'

/** Words with a hyphen, such as e-mail, stay on one line: a browser would break them behind it. */
export const WholeWords = ({ words }: { words: string }) =>
  words.split(/(\s)/).map((part, place) =>
    part.includes('-') ? (
      <span key={place} className={css.root}>
        {part}
      </span>
    ) : (
      part
    ),
  )
