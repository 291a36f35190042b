import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { postPath } from '@loadout/contract/platform/paths.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { missing, pageLoader } from '../platform/page/page-load.ts'
import { useMember } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { postStatistics, titleOfPost } from './statistics-queries.ts'
import { Statistics } from './Statistics.tsx'

export const loader = pageLoader(async ({ params }) => {
  if (parseId(params['id']) === undefined) throw missing('post_not_found')
})

/** Who read one post, for its author and admins (STATS-08). */
export function PostStatisticsPage() {
  const text = useText()
  const id = parseId(useParams()['id']) ?? 0
  const isMember = useMember() !== undefined
  const title = useQuery({ ...titleOfPost(id), enabled: isMember }).data?.title
  useHead({ title: text('statistics.title'), path: `/posts/poststats/${id}`, hidden: true })
  // Visitors have no statistics (STATS-09).
  if (!isMember) return null

  return (
    <>
      <PageHead title={title ?? text('statistics.title')} lead={text('statistics.lead_post')}>
        <Button size="sm" href={postPath({ id })}>
          {text('statistics.to_post')}
        </Button>
      </PageHead>
      <Statistics query={postStatistics(id)} />
    </>
  )
}
