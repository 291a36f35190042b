import type { EarnTask } from '@loadout/contract/points/points.ts'
import type { TaskKey } from '@loadout/contract/points/tasks.ts'
import { useIfLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ownPagesQuery, placeOf } from './own-pages.ts'
import css from './TaskName.module.css'

/** What a task is called, and where it is done when that is elsewhere. */
export function TaskName({ task }: { task: Pick<EarnTask, 'key' | 'open' | 'points'> }) {
  const text = useText()
  const pages = useIfLoaded(ownPagesQuery)
  const name = text(`task.${task.key as TaskKey}`)
  const place = placeOf(task, pages)
  if (!place) return name
  return (
    <a
      className={css.root}
      href={place.href}
      target="_blank"
      rel="noopener"
      onClick={place.onVisit}
    >
      {name}
      <Icon name="chevron-right" size="sm" />
    </a>
  )
}
