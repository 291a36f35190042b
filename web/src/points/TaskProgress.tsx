import type { EarnTask } from '@loadout/contract/points/points.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Meter } from '../ui/Meter.tsx'
import css from './TaskProgress.module.css'

/** How far the member is with a task, within its limit. */
export function TaskProgress({
  task: { limit, done },
}: {
  task: Pick<EarnTask, 'limit' | 'done'>
}) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  if (limit === null)
    return done === 0 ? null : <span className={css.root}>{`× ${figureText(locale, done)}`}</span>
  if (done >= limit) return <Badge kind="ok">{text('points.reached')}</Badge>
  const words = text('points.done_of', {
    done: figureText(locale, done),
    max: figureText(locale, limit),
  })
  return (
    <span className={css.root}>
      <Meter label={text('points.done')} value={done} max={limit} words={words} you />
      {words}
    </span>
  )
}
