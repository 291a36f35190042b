import { useText } from '../platform/language/language.tsx'
import { Figure } from '../ui/Figure.tsx'
import { shownUpvotes } from './shown-upvotes.ts'

/** Takes the stored count, as the API answers it. */
export function Upvotes({ stored }: { stored: number }) {
  const text = useText()
  return <Figure icon="chevron-up" label={text('comments.upvotes')} figure={shownUpvotes(stored)} />
}
