import type { Locale } from '@loadout/contract/languages/languages.ts'
import {
  UNKNOWN_COUNTRY,
  type PostStatistics,
} from '@loadout/contract/statistics/post-statistics.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { Meter } from '../ui/Meter.tsx'
import { regionName } from '../ui/region-name.ts'
import { percentText } from './percent-text.ts'
import css from './Countries.module.css'

type Country = PostStatistics['views_by_country'][number]

type Share = { country: Country; name: string; views: number; locale: Locale }

const shareCell = ({ country: { count }, name, views, locale }: Share) => (
  <span className={css.share}>
    <Meter label={name} value={count} max={views} words={percentText(locale, count / views)} />
  </span>
)

/** Where readers are, most first. */
export function Countries({ countries, views }: { countries: Country[]; views: number }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const nameOf = ({ country_code: code }: Country) =>
    code === UNKNOWN_COUNTRY
      ? text('statistics.unknown_country')
      : (regionName(locale, code) ?? code)
  const columns: Column<Country>[] = [
    { key: 'country', title: text('statistics.country'), head: true, cell: nameOf },
    {
      key: 'share',
      title: text('statistics.share'),
      cell: (country) => shareCell({ country, name: nameOf(country), views, locale }),
    },
    {
      key: 'percent',
      title: '%',
      phone: 'untitled',
      figure: true,
      cell: ({ count }) => percentText(locale, count / views),
    },
    {
      key: 'views',
      title: text('statistics.views'),
      figure: true,
      cell: ({ count }) => figureText(locale, count),
    },
  ]
  return (
    <DataTable
      caption={text('statistics.by_country')}
      columns={columns}
      rows={countries}
      keyOf={({ country_code }) => country_code}
    />
  )
}
