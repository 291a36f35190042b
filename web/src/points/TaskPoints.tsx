import type { EarnTask } from '@loadout/contract/points/points.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Num } from '../ui/Num.tsx'
import css from './TaskPoints.module.css'

/** What a task pays now, and what the rules print where that is another figure (AMB-02). */
export function TaskPoints({
  task: { base, points },
}: {
  task: Pick<EarnTask, 'base' | 'points'>
}) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  if (points === 0) return <Badge>{text('points.off')}</Badge>
  return (
    <span className={css.root}>
      {points !== base && (
        <small>
          {text('points.now', {
            base: figureText(locale, base),
            points: figureText(locale, points),
          })}
        </small>
      )}
      <Num>{figureText(locale, points)}</Num>
    </span>
  )
}
