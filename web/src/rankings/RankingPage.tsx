import { rankingFilters } from '@loadout/contract/rankings/rankings.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { currentMember, useMember } from '../platform/session/session.ts'
import { Switch } from '../ui/forms/Switch.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { isTopThreeDue } from './closed-top-three.ts'
import { OwnPlace } from './OwnPlace.tsx'
import { choiceIn, useChoice, type Choice } from './ranking-choice.ts'
import { rankingQuery, statsQuery, topThreeQuery } from './ranking-queries.ts'
import { Ranking } from './Ranking.tsx'
import { StatLists } from './StatLists.tsx'
import { TopThree } from './TopThree.tsx'

export const loader = pageLoader(({ queries, url }) => {
  const choice = narrowed(choiceIn(url.searchParams), currentMember())
  return Promise.all([
    queries.ensureInfiniteQueryData(rankingQuery(choice)),
    queries.ensureQueryData(statsQuery(choice)),
    isTopThreeDue() ? queries.prefetchQuery(topThreeQuery) : undefined,
  ])
})

/** Another choice is asked for by what shows it: out of reach, it leaves the rest of the page. */
export const shouldRevalidate = () => false

/** A visitor follows nobody (RANK-04). */
const narrowed = (choice: Choice, member: unknown): Choice => ({
  ...choice,
  followed: choice.followed && member !== undefined,
})

/** Who has earned most, in a week, a month or all time (RANK-01 to RANK-05). */
export function RankingPage() {
  const text = useText()
  const { choice, choose } = useChoice()
  const member = useMember()
  const shown = narrowed(choice, member)
  useHead({ title: text('nav.ranking'), description: text('ranking.lead'), path: '/ranking' })

  return (
    <>
      <TopThree />
      <PageHead title={text('nav.ranking')} lead={text('ranking.lead')}>
        {member && (
          <Switch
            label={text('ranking.followed')}
            checked={choice.followed}
            onChange={({ target }) => choose({ ...choice, followed: target.checked })}
          />
        )}
        <Segmented
          label={text('ranking.period')}
          value={choice.filter}
          options={rankingFilters.map((value) => ({ value, label: text(`ranking.${value}`) }))}
          onChange={(filter) => choose({ ...choice, filter })}
        />
      </PageHead>
      {member && <OwnPlace choice={shown} />}
      <Ranking choice={shown} ownId={member?.id} />
      <StatLists choice={shown} ownName={member?.username} />
    </>
  )
}
