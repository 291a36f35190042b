import { useQuery } from '@tanstack/react-query'
import type { PostStatistics } from '@loadout/contract/statistics/post-statistics.ts'
import { CallError } from '../platform/call/call-error.ts'
import { useText } from '../platform/language/language.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Module } from '../ui/Module.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Countries } from './Countries.tsx'
import { DayChart } from './DayChart.tsx'
import type { postStatistics } from './statistics-queries.ts'
import { Totals } from './Totals.tsx'

type Props = { query: ReturnType<typeof postStatistics> }

/** How posts have been read, or why that is not said. */
export function Statistics({ query }: Props) {
  const text = useText()
  const { data, error } = useQuery(query)
  if (data) return <Figures statistics={data} />
  if (!error) return <Skeleton shape="row" count={5} />
  const isRefused = error instanceof CallError && [403, 404].includes(error.status)
  return <Empty kind="error" title={text(isRefused ? 'statistics.not_yours' : 'state.error')} />
}

function Figures({ statistics }: { statistics: PostStatistics }) {
  const text = useText()
  if (statistics.views === 0)
    return <Empty title={text('statistics.none')} hint={text('statistics.none_hint')} />
  return (
    <>
      <Totals statistics={statistics} />
      <Module title={text('statistics.by_day')}>
        <DayChart days={statistics.views_by_days} />
      </Module>
      <Module title={text('statistics.by_country')}>
        <Countries countries={statistics.views_by_country} views={statistics.views} />
      </Module>
    </>
  )
}
