import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { classNames } from '../ui/class-names.ts'
import { shownUpvotes } from './shown-upvotes.ts'
import css from './UpvoteButton.module.css'

type Props = { upvotes: number; given: boolean; small?: boolean; onPress: () => void }

/**
 * Gives an upvote, and shows how many there are. Pink means that one of them is the reader's; then
 * there is nothing more to give, and it keeps the focus.
 */
export function UpvoteButton({ upvotes, given, small, onPress }: Props) {
  const { language, text } = useLanguage()
  const shown = shownUpvotes(upvotes)
  return (
    <button
      type="button"
      className={classNames(css.root, small && css.small)}
      aria-pressed={given}
      aria-label={text('news.upvotes', { count: shown })}
      aria-disabled={given || undefined}
      onClick={given ? undefined : onPress}
    >
      {figureText(language.locale, shown)}
    </button>
  )
}
