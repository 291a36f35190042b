import type { ArticleHit } from '@loadout/contract/search/article-search.ts'
import typed from './mark-typed.module.css'
import css from './Snippet.module.css'

/** Where the words of a search stand in what was found. */
export const Snippet = ({ parts }: { parts: NonNullable<ArticleHit['snippet']> }) => (
  <span className={css.root}>
    {parts.map(({ text, found }, place) =>
      found ? (
        <mark key={place} className={typed.typed}>
          {text}
        </mark>
      ) : (
        text
      ),
    )}
  </span>
)
