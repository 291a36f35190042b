import { WholeWords } from './WholeWords.tsx'
import css from './LinkedWords.module.css'

const LINK = /<(\d)>(.*?)<\/\1>/

/** A message some of whose words are links: `<0>terms</0>` leads to the first of the addresses. */
export function LinkedWords({ words, to }: { words: string; to: readonly string[] }) {
  const parts = words.split(LINK)
  return (
    <p className={css.root}>
      {/* Plain words, the number of a link, its words, and so on. */}
      {parts.map((part, place) =>
        place % 3 === 0 ? (
          <WholeWords key={place} words={part} />
        ) : (
          place % 3 === 2 && (
            <a key={place} href={to[Number(parts[place - 1])]}>
              <WholeWords words={part} />
            </a>
          )
        ),
      )}
    </p>
  )
}
