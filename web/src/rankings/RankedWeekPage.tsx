import { redirect, useParams } from 'react-router'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import { rankedWeekPath, userPath } from '@loadout/contract/platform/paths.ts'
import { RANKING_PAGE, type WeekPlace } from '@loadout/contract/rankings/rankings.ts'
import { WEEK_MAX } from '@loadout/contract/rankings/week-number.ts'
import { Avatar } from '../people/Avatar.tsx'
import { Verified } from '../people/Verified.tsx'
import { useLoaded } from '../platform/call/query.ts'
import { useLanguage, useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { missing, pageLoader } from '../platform/page/page-load.ts'
import {
  lastPage,
  pagedHead,
  pageIn,
  pagePath,
  usePageNumber,
} from '../platform/page/paged-list.ts'
import { useMember } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { formatDollars } from '../ui/format-dollars.ts'
import { dayTextUtc } from '../ui/date-text.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { useCurrency } from '../wallet/currency.ts'
import { RankFigure } from './RankFigure.tsx'
import { weekQuery } from './ranking-queries.ts'
import css from './RankingTable.module.css'

/** The number that an address names; undefined when it is none. */
const weekIn = (text = '') =>
  /^(?:0|[1-9]\d{0,3})$/.test(text) && Number(text) <= WEEK_MAX ? Number(text) : undefined

export const loader = pageLoader(async ({ queries, params, url }) => {
  const week = weekIn(params['week'])
  if (week === undefined) throw missing('week_not_found')
  const page = pageIn(url.searchParams, RANKING_PAGE)
  const { places } = await queries.ensureQueryData(weekQuery(week, page))
  if (places.length === 0 && page > 1) throw redirect(url.pathname)
})

/** A closed week, as it will always be. */
export function RankedWeekPage() {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const week = weekIn(useParams()['week']) ?? 0
  const page = usePageNumber(RANKING_PAGE)
  const { data } = useLoaded(weekQuery(week, page))
  // Days of UTC, whatever the reader's zone is: the last one is the Sunday.
  const day = (at: number) => isolated(dayTextUtc(locale, at))
  const title = text('ranking.week_title', { from: day(data.from), until: day(data.until - 1) })
  useHead({ title, ...pagedHead(rankedWeekPath(week), page) })

  return (
    <>
      <PageHead title={title} lead={text('ranking.week_lead', { count: data.members })}>
        {data.previous_week !== null && (
          <Button size="sm" href={rankedWeekPath(data.previous_week)}>
            {text('ranking.previous_week')}
          </Button>
        )}
        {data.next_week !== null && (
          <Button size="sm" href={rankedWeekPath(data.next_week)}>
            {text('ranking.next_week')}
          </Button>
        )}
        <Button size="sm" href="/ranking">
          {text('ranking.current')}
        </Button>
      </PageHead>
      <Places places={data.places} isPaid={data.cents > 0} />
      <Pagination
        page={page}
        lastPage={lastPage(data.members, RANKING_PAGE)}
        href={(number) => pagePath(rankedWeekPath(week), number)}
      />
    </>
  )
}

function Places({ places, isPaid }: { places: readonly WeekPlace[]; isPaid: boolean }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const ownId = useMember()?.id
  const paid: Column<WeekPlace> = {
    key: 'paid',
    title: text('ranking.paid', { ld: useCurrency().name }),
    figure: true,
    cell: ({ cents }) => formatDollars(locale, cents),
  }
  const columns: Column<WeekPlace>[] = [
    {
      key: 'rank',
      title: text('ranking.rank'),
      cell: rankCell,
    },
    { key: 'member', title: text('ranking.member'), head: true, cell: memberCell },
    ...(isPaid ? [paid] : []),
    {
      key: 'points',
      title: text('ranking.points'),
      figure: true,
      cell: pointsCell,
    },
  ]
  return (
    <DataTable
      caption={text('ranking.table')}
      columns={columns}
      rows={places}
      keyOf={({ rank }) => rank}
      isYou={({ user }) => user !== null && user.id === ownId}
    />
  )
}

const rankCell = ({ rank }: WeekPlace) => <RankFigure of={rank} />
const pointsCell = ({ points }: WeekPlace) => <RankFigure of={points} />
const memberCell = ({ user }: WeekPlace) => <Member user={user} />

/** Whoever has left the site leaves their place to nobody. */
function Member({ user }: { user: WeekPlace['user'] }) {
  const text = useText()
  if (user === null) return text('ranking.left')
  return (
    <span className={css.member}>
      <Avatar path={user.avatar} size={32} />
      <a href={userPath(user.username)}>{user.username}</a>
      <Verified person={user} />
    </span>
  )
}
