import type { EarnTask } from '@loadout/contract/points/points.ts'
import { useLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { Columns } from '../ui/Columns.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { MembersEarn } from './MembersEarn.tsx'
import { ownPagesQuery } from './own-pages.ts'
import { PointRules } from './PointRules.tsx'
import { TaskModule } from './TaskModule.tsx'
import { tasksQuery, useFreshTasks } from './use-tasks.ts'

export const loader = pageLoader(({ queries }) =>
  Promise.all([queries.ensureQueryData(tasksQuery), queries.prefetchQuery(ownPagesQuery)]),
)

/** Everything that earns points (POINTS-37, POINTS-38). */
export function EarnPointsPage() {
  const text = useText()
  const { entries } = useLoaded(tasksQuery).data
  useFreshTasks()
  useHead({ title: text('nav.earn_points'), description: text('points.lead'), path: '/earnpoints' })

  return (
    <>
      <PageHead title={text('nav.earn_points')} lead={text('points.lead')} />
      <Columns label={text('points.rules')} aside={<PointRules />}>
        <TaskModule
          title={text('points.open')}
          {...(entries.some(isMultiplied) && { hint: text('points.multiplied') })}
          tasks={entries.filter(({ open }) => open)}
        />
        <TaskModule
          title={text('points.later')}
          hint={text('points.later_hint')}
          tasks={entries.filter(({ open }) => !open)}
        />
        <MembersEarn />
      </Columns>
    </>
  )
}

const isMultiplied = ({ open, base, points }: EarnTask) => open && points !== base
