import { frontLayout } from './front-layout.ts'
import type { StoryEntry } from './story-entry.ts'
import { Story } from './Story.tsx'
import { StoryRows } from './StoryRows.tsx'
import css from './FrontBlock.module.css'

type Props = {
  entries: StoryEntry[]
  /** Nothing large stands above it: its picture is asked for before the page is laid out. */
  isFirst: boolean
}

/** The first six stories of a front page (HOME-08). */
export function FrontBlock({ entries, isFirst }: Props) {
  const { lead, pair, second, rows } = frontLayout(entries)
  return (
    <div className={css.root}>
      {lead && <Story entry={lead} layout="full" priority={isFirst} />}
      {pair.length > 0 && (
        <div className={css.pair}>
          {pair.map((entry) => (
            <Story key={entry.id} entry={entry} layout="half" />
          ))}
        </div>
      )}
      {second && <Story entry={second} layout="flipped" />}
      {rows.length > 0 && <StoryRows entries={rows} />}
    </div>
  )
}
