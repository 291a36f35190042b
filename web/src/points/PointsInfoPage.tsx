import { listMostPoints, listMostPointsLastWeek } from '@loadout/contract/points/most-points.ts'
import { query, useLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { Button } from '../ui/Button.tsx'
import { Columns } from '../ui/Columns.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { PointRules } from './PointRules.tsx'
import { TopScorers } from './TopScorers.tsx'

const thisWeek = query(listMostPoints, {})
const lastWeek = query(listMostPointsLastWeek, {})

export const loader = pageLoader(({ queries }) =>
  Promise.all([queries.ensureQueryData(thisWeek), queries.ensureQueryData(lastWeek)]),
)

/** How to earn points, and who has earned most (POINTS-39 to POINTS-41, AMB-40). */
export function PointsInfoPage() {
  const text = useText()
  useHead({ title: text('points.how'), description: text('points.how_lead'), path: '/points-info' })

  return (
    <>
      <PageHead title={text('points.how')} lead={text('points.how_lead')}>
        <Button size="sm" href="/earnpoints">
          {text('points.all_tasks')}
        </Button>
      </PageHead>
      <Columns label={text('points.rules')} aside={<PointRules />}>
        <TopScorers
          title={text('points.this_week')}
          nobody={text('points.nobody_yet')}
          scorers={useLoaded(thisWeek).data.entries}
        />
        <TopScorers
          title={text('points.last_week')}
          nobody={text('points.nobody')}
          scorers={useLoaded(lastWeek).data.entries}
        />
      </Columns>
    </>
  )
}
