import { userPath } from '@loadout/contract/platform/paths.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { useMember } from '../platform/session/session.ts'
import { SearchForm } from '../search/SearchForm.tsx'
import { Button } from '../ui/Button.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Ranking } from './Ranking.tsx'
import type { Choice } from './ranking-choice.ts'
import { rankingQuery, statsQuery } from './ranking-queries.ts'
import { StatLists } from './StatLists.tsx'

const ofAllTime: Choice = { filter: 'all', followed: false }

export const loader = pageLoader(({ queries }) =>
  Promise.all([
    queries.ensureInfiniteQueryData(rankingQuery(ofAllTime)),
    queries.ensureQueryData(statsQuery(ofAllTime)),
  ]),
)

/** The people of the site: found by their names, or in the order of all time (SHELL-40, AMB-42). */
export function UsersPage() {
  const text = useText()
  const member = useMember()
  useHead({ title: text('nav.users'), description: text('users.lead'), path: '/users' })

  return (
    <>
      <PageHead title={text('nav.users')} lead={text('users.lead')}>
        <Button href="/posts">{text('users.posts')}</Button>
      </PageHead>
      <SearchForm
        label={text('users.search')}
        peopleLabel={text('users.found')}
        allLabel={text('search.view_all')}
        kind="user"
        hrefOf={({ username }) => userPath(username)}
      />
      <Ranking choice={ofAllTime} ownId={member?.id} />
      <StatLists choice={ofAllTime} ownName={member?.username} />
    </>
  )
}
