import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Module } from '../ui/Module.tsx'
import { pointRules, worthOf, type PointRule } from './point-rules.ts'
import css from './PointRules.module.css'

/** What earns points, as the rules have it (POINTS-38, POINTS-39). */
export function PointRules() {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const says = ({ task, says: own, ending }: PointRule) => {
    if (own) return text(own)
    const label = text(`task.${task}`)
    return ending ? text(ending, { task: label }) : label
  }
  const worth = (rule: PointRule) => {
    const { min, max } = worthOf(rule)
    return min === max
      ? `+${figureText(locale, min)}`
      : `+${figureText(locale, min)}–${figureText(locale, max)}`
  }
  return (
    <Module title={text('points.rules')}>
      <ul className={css.root}>
        {pointRules.map((rule) => (
          <li key={rule.task}>
            <span>{says(rule)}</span> <b>{worth(rule)}</b>
          </li>
        ))}
      </ul>
      <p className={css.note}>{text('points.rules_note')}</p>
    </Module>
  )
}
