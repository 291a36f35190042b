import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { dayTextUtc } from '../ui/date-text.ts'
import { startOfDay } from './day-step.ts'
import type { Days } from './DayChart.tsx'
import css from './DayChart.module.css'

type Props = { days: Days; caption: string; value: string }

/** What a chart shows, in figures; the latest day first. */
export function DayTable({ days, caption, value }: Props) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const columns: Column<Days[number]>[] = [
    {
      key: 'day',
      title: text('statistics.day'),
      head: true,
      cell: ({ days: day }) => dayTextUtc(locale, startOfDay(day)),
    },
    {
      key: 'views',
      title: value,
      figure: true,
      cell: ({ views }) => figureText(locale, views),
    },
  ]
  return (
    <details className={css.table}>
      <summary>{text('statistics.as_table')}</summary>
      <DataTable
        caption={caption}
        columns={columns}
        rows={days.toReversed()}
        keyOf={({ days: day }) => day}
      />
    </details>
  )
}
