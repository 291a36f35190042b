import { useParams } from 'react-router'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { missing, pageLoader } from '../platform/page/page-load.ts'
import { useMember } from '../platform/session/session.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { profileStatistics } from './statistics-queries.ts'
import { Statistics } from './Statistics.tsx'

export const loader = pageLoader(async ({ params: { user_id } }) => {
  if (user_id !== undefined && parseId(user_id) === undefined) throw missing('user_not_found')
})

/** Own posts together, for admins also those of somebody else (STATS-07). */
export function ProfileStatisticsPage() {
  const text = useText()
  const userId = parseId(useParams()['user_id'])
  useHead({
    title: text('statistics.title'),
    path: userId === undefined ? '/posts/stats' : `/posts/stats/${userId}`,
    hidden: true,
  })
  // Visitors have no statistics (STATS-09).
  if (useMember() === undefined) return null

  return (
    <>
      <PageHead title={text('statistics.title')} lead={text('statistics.lead')} />
      <Statistics query={profileStatistics(userId)} />
    </>
  )
}
