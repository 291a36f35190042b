import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { PostStatistics } from '@loadout/contract/statistics/post-statistics.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { dayTextUtc } from '../ui/date-text.ts'
import { dayAfterKey, linesUpTo, startOfDay } from './day-step.ts'
import { DayTable } from './DayTable.tsx'
import css from './DayChart.module.css'

const DAY_WIDTH = 20
const HEIGHT = 160

export type Days = PostStatistics['views_by_days']

type Props = {
  days: Days
  /** What is shown, when it is no views. */
  label?: string
  value?: { title: string; words: (day: string, count: number) => string }
}

/**
 * A figure of each day as bars, views unless something else is named. One day is chosen, by a key
 * or by pointing, and said in words; all are in the table below.
 */
export function DayChart({ days, label, value }: Props) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const last = days.length - 1
  const [at, choose] = useState(last)
  const chosen = days[at] ?? { days: 0, views: 0 }
  const dayText = ({ days: day }: Days[number]) => dayTextUtc(locale, startOfDay(day))
  const words = value
    ? value.words(dayText(chosen), chosen.views)
    : text('statistics.on_day', { day: dayText(chosen), count: chosen.views })
  const title = label ?? text('statistics.by_day')
  const [middle, top] = linesUpTo(Math.max(...days.map(({ views }) => views)))

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, at, last)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }
  const onPoint = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    choose(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * days.length))))
  }

  return (
    <figure className={css.root}>
      <figcaption className={css.words}>{words}</figcaption>
      <div className={css.plot}>
        <div
          className={css.bars}
          role="slider"
          tabIndex={0}
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={at}
          aria-valuetext={words}
          onKeyDown={onKeyDown}
          onPointerMove={onPoint}
          onPointerDown={onPoint}
        >
          <Bars days={days} at={at} top={top} />
        </div>
        <div className={css.scale} aria-hidden>
          <span>{figureText(locale, top)}</span>
          <span>{figureText(locale, middle)}</span>
          <span>0</span>
        </div>
      </div>
      <div className={css.ends} aria-hidden>
        <span>{days[0] && dayText(days[0])}</span>
        <span>{days[last] && dayText(days[last])}</span>
      </div>
      <DayTable days={days} caption={title} value={value?.title ?? text('statistics.views')} />
    </figure>
  )
}

function Bars({ days, at, top }: { days: Days; at: number; top: number }) {
  const width = days.length * DAY_WIDTH
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {[0, HEIGHT / 2, HEIGHT].map((y) => (
        <path key={y} className={css.line} d={`M0 ${y}H${width}`} />
      ))}
      <path className={css.chosen} d={`M${(at + 0.5) * DAY_WIDTH} 0V${HEIGHT}`} />
      {days.map(({ days: day, views }, index) => {
        const height = (views / top) * HEIGHT
        return (
          <rect
            key={day}
            className={index === at ? css.chosenBar : css.bar}
            x={index * DAY_WIDTH + 3}
            y={HEIGHT - height}
            width={DAY_WIDTH - 6}
            height={height}
          />
        )
      })}
    </svg>
  )
}
