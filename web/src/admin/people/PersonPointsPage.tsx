import { useParams } from 'react-router'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import { listPointsOf } from '@loadout/contract/points/history.ts'
import { useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { PointsHistory } from '../../rankings/PointsHistory.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { personQuery } from './people-queries.ts'

/** Why somebody has the points they have. */
export function PersonPointsPage() {
  const id = parseId(useParams()['id']) ?? 0
  const text = useText()
  useHead({ title: text('points.explain'), path: `/admin/points/${id}`, hidden: true })
  return (
    <>
      <LoadStates query={personQuery(id)}>
        {({ username }) => (
          <PageHead title={text('admin.points_of', { name: isolated(username) })} />
        )}
      </LoadStates>
      <PointsHistory endpoint={listPointsOf} input={{ user_id: id }} />
    </>
  )
}
