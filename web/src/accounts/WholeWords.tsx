import css from './WholeWords.module.css'

const HYPHENED = /([^\s-]+(?:-[^\s-]+)+)/

/** Words with a hyphen, such as e-mail, stay on one line: a browser would break them behind it. */
export const WholeWords = ({ words }: { words: string }) =>
  words.split(HYPHENED).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className={css.root}>
        {part}
      </span>
    ),
  )
