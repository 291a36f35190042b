import { listMostPoints } from '@loadout/contract/points/most-points.ts'
import { HomeScreen, loadHome } from '../home/HomeScreen.tsx'
import { query, useLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { TopScorers } from './TopScorers.tsx'

const thisWeek = query(listMostPoints, {})

export const loader = pageLoader(({ queries, language }) =>
  Promise.all([queries.ensureQueryData(thisWeek), loadHome(queries, language().id)]),
)

/** Home with the members who have earned most this week (HOME-14). */
export function MostPointsPage() {
  const text = useText()
  useHead({
    title: text('home.most_points'),
    description: text('points.how_lead'),
    path: '/most-points',
  })
  return (
    <HomeScreen current="/most-points">
      <TopScorers nobody={text('points.nobody_yet')} scorers={useLoaded(thisWeek).data.entries} />
    </HomeScreen>
  )
}
