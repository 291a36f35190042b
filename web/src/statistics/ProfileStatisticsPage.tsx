import { useParams } from 'react-router'
import { idIn } from '@loadout/contract/platform/integers.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useMember } from '../platform/session/session.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { profileStatistics } from './statistics-queries.ts'
import { Statistics } from './Statistics.tsx'

/** STATS-07: own posts together, for admins also those of somebody else. */
export function ProfileStatisticsPage() {
  const text = useText()
  const userId = idIn(useParams()['user_id'])
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
