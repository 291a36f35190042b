import { rankedWeekPath } from '@loadout/contract/platform/paths.ts'
import { listClosedWeeks, type ClosedWeek } from '@loadout/contract/rankings/staff-weeks.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { query } from '../../platform/call/query.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { dayTextUtc } from '../../ui/date-text.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Time } from '../../ui/Time.tsx'
import { useDollarsText } from '../../wallet/currency.ts'
import { useListAddress } from '../list-address.ts'
import { LoadStates } from '../LoadStates.tsx'
import { TableFoot } from '../TableFoot.tsx'
import { rowsOn } from '../rows-on-page.ts'

/** What was closed, what it pays, and how far that is. */
export function WeeksPage() {
  const { text } = useLanguage()
  const address = useListAddress()
  const asked = rowsOn(address.page)
  useHead({ title: text('admin.weeks'), path: '/admin/weeks', hidden: true })

  return (
    <>
      <PageHead title={text('admin.weeks')} lead={text('admin.weeks_lead')} />
      <LoadStates query={query(listClosedWeeks, asked, { staleTime: 0 })}>
        {({ count, entries }) =>
          count === 0 ? (
            <Empty title={text('admin.nothing_yet')} />
          ) : (
            <>
              <Weeks weeks={entries} />
              <TableFoot page={address.page} count={count} href={address.pageHref} />
            </>
          )
        }
      </LoadStates>
    </>
  )
}

const weekCell = (closed: ClosedWeek) => <Week closed={closed} />
const closedCell = ({ closed_at: at }: ClosedWeek) => <Time at={at} exact />
const settledCell = (week: ClosedWeek) => <Settled week={week} />

function Weeks({ weeks }: { weeks: readonly ClosedWeek[] }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const dollars = useDollarsText()
  const columns: Column<ClosedWeek>[] = [
    {
      key: 'week',
      title: text('admin.week'),
      head: true,
      cell: weekCell,
    },
    { key: 'closed', title: text('admin.week_closed'), cell: closedCell },
    {
      key: 'members',
      title: text('admin.week_members'),
      figure: true,
      cell: ({ members }) => figureText(locale, members),
    },
    {
      key: 'pays',
      title: text('admin.week_pays'),
      figure: true,
      cell: ({ cents }) => dollars(cents),
    },
    { key: 'settled', title: text('admin.week_settled'), cell: settledCell },
  ]
  return (
    <DataTable
      caption={text('admin.weeks')}
      columns={columns}
      rows={weeks}
      keyOf={({ week }) => week}
    />
  )
}

function Week({ closed: { week, from } }: { closed: ClosedWeek }) {
  const { locale } = useLanguage().language
  return <a href={rankedWeekPath(week)}>{dayTextUtc(locale, from)}</a>
}

function Settled({ week: { settled, members, cents } }: { week: ClosedWeek }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  if (cents === 0) return '–'
  return (
    <Badge kind={settled === members ? 'ok' : 'warn'}>
      {text('admin.week_settled_to', {
        done: figureText(locale, settled),
        all: figureText(locale, members),
      })}
    </Badge>
  )
}
