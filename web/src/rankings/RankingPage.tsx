import { useState } from 'react'
import { rankingFilters } from '@loadout/contract/rankings/rankings.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { useMember } from '../platform/session/session.ts'
import { Switch } from '../ui/forms/Check.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { isTopThreeDue } from './closed-top-three.ts'
import { OwnPlace } from './OwnPlace.tsx'
import { firstChoice, rankingQuery, statsQuery, topThreeQuery } from './ranking-queries.ts'
import { Ranking } from './Ranking.tsx'
import { StatLists } from './StatLists.tsx'
import { TopThree } from './TopThree.tsx'

export const loader = pageLoader(({ queries }) =>
  Promise.all([
    queries.ensureInfiniteQueryData(rankingQuery(firstChoice)),
    queries.ensureQueryData(statsQuery(firstChoice)),
    isTopThreeDue() ? queries.prefetchQuery(topThreeQuery) : undefined,
  ]),
)

/** Who has earned most, in a week, a month or all time (RANK-01 to RANK-05). */
export function RankingPage() {
  const text = useText()
  const [choice, setChoice] = useState(firstChoice)
  const member = useMember()
  const shown = member ? choice : { ...choice, followed: false }
  useHead({ title: text('nav.ranking'), description: text('ranking.lead'), path: '/ranking' })

  return (
    <>
      <TopThree />
      <PageHead title={text('nav.ranking')} lead={text('ranking.lead')}>
        {member && (
          <Switch
            label={text('ranking.followed')}
            checked={choice.followed}
            onChange={({ target }) => setChoice({ ...choice, followed: target.checked })}
          />
        )}
        <Segmented
          label={text('ranking.period')}
          value={choice.filter}
          options={rankingFilters.map((value) => ({ value, label: text(`ranking.${value}`) }))}
          onChange={(filter) => setChoice({ ...choice, filter })}
        />
      </PageHead>
      {member && <OwnPlace choice={shown} />}
      <Ranking choice={shown} ownId={member?.id} />
      <StatLists choice={shown} ownName={member?.username} />
    </>
  )
}
