import type { StoryEntry } from './story-entry.ts'
import { Story } from './Story.tsx'
import css from './StoryGrid.module.css'

type Props = { entries: StoryEntry[]; heading?: 'h2' | 'h3' }

/** Stories of equal rank side by side; on a phone they become rows. */
export function StoryGrid({ entries, heading = 'h3' }: Props) {
  return (
    <div className={css.root}>
      {entries.map((entry) => (
        <Story key={entry.id} entry={entry} layout="card" heading={heading} />
      ))}
    </div>
  )
}
