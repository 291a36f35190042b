import { useLanguage } from '../platform/language/language.tsx'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { formatFigure, formats } from '../ui/formats.ts'
import type { Days } from './DayChart.tsx'
import css from './DayChart.module.css'

/** What a chart shows, in figures; the latest day first. */
export function DayTable({ days }: { days: Days }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const columns: Column<Days[number]>[] = [
    {
      key: 'day',
      title: text('statistics.day'),
      head: true,
      cell: ({ days: day }) => formats(locale).dayUtc(day),
    },
    {
      key: 'views',
      title: text('statistics.views'),
      figure: true,
      cell: ({ views }) => formatFigure(locale, views),
    },
  ]
  return (
    <details className={css.table}>
      <summary>{text('statistics.as_table')}</summary>
      <DataTable
        caption={text('statistics.by_day')}
        columns={columns}
        rows={days.toReversed()}
        keyOf={({ days: day }) => day}
      />
    </details>
  )
}
