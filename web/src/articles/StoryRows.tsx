import type { StoryEntry } from './story-entry.ts'
import { Story } from './Story.tsx'

type Props = { entries: StoryEntry[]; heading?: 'h2' | 'h3' }

export function StoryRows({ entries, heading = 'h3' }: Props) {
  return (
    <div>
      {entries.map((entry) => (
        <Story key={entry.id} entry={entry} layout="row" heading={heading} />
      ))}
    </div>
  )
}
