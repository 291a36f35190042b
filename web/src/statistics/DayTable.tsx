import { useLanguage } from '../platform/language/language.tsx'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { formatFigure, formats } from '../ui/formats.ts'
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
      cell: ({ days: day }) => formats(locale).dayUtc(day),
    },
    {
      key: 'views',
      title: value,
      figure: true,
      cell: ({ views }) => formatFigure(locale, views),
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
