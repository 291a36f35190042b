import type { Stream } from '@loadout/contract/streams/streams.ts'
import { useText } from '../platform/language/language.tsx'
import { Badge } from '../ui/Badge.tsx'
import css from '../videos/VideoCard.module.css'

/** Whether it is live and how many watch; nothing where nobody knows. */
export function StreamFacts({ stream: { live, viewers } }: { stream: Stream }) {
  const text = useText()
  if (live === null) return null
  return (
    <p className={css.facts}>
      {live ? <Badge kind="live">{text('streams.live')}</Badge> : text('streams.not_live')}
      {viewers !== null && <span>{text('streams.viewers', { count: viewers })}</span>}
    </p>
  )
}
