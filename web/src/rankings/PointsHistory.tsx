import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import type { listOwnPoints, listPointsOf, PointEntry } from '@loadout/contract/points/history.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { newsPath, postPath } from '@loadout/contract/platform/paths.ts'
import type { TaskKey } from '@loadout/contract/points/tasks.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { noteAccess, type CallKey } from '../platform/call/query.ts'
import { useLanguage, useText } from '../platform/language/language.tsx'
import { limitText } from '../points/task-limit.ts'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { Empty } from '../ui/Empty.tsx'
import { tagOf } from '../ui/language-tag.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { MoreButton } from '../ui/MoreButton.tsx'
import { Num } from '../ui/Num.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Time } from '../ui/Time.tsx'
import { useGrowing } from './use-growing.ts'
import css from './PointsHistory.module.css'

type Page = OutputOf<typeof listOwnPoints>
type PageParam = { before?: number }

/** The caller's own, or as staff see somebody's. */
type Props =
  | { endpoint: typeof listOwnPoints; input: object }
  | { endpoint: typeof listPointsOf; input: { user_id: number } }

const historyQuery = ({ endpoint, input }: Props) =>
  infiniteQueryOptions<Page, Error, InfiniteData<Page, PageParam>, CallKey, PageParam>({
    queryKey: [noteAccess(endpoint), input],
    initialPageParam: {},
    getNextPageParam: ({ next_before: before }) => (before === null ? undefined : { before }),
    staleTime: 0,
  })

/** What each award was, which task, multiplier and limit, and when. */
export function PointsHistory(props: Props) {
  const text = useText()
  const query = historyQuery(props)
  const list = useInfiniteQuery(query)
  const more = useGrowing(query.queryKey, list)
  const entries = list.data?.pages.flatMap((page) => page.entries)
  if (entries === undefined)
    return list.isError ? <LoadFailed onRetry={list.refetch} /> : <Skeleton shape="row" count={8} />
  if (entries.length === 0)
    return <Empty title={text('points_history.none')} hint={text('points_history.none_hint')} />
  return (
    <>
      <Entries entries={entries} />
      <MoreButton list={more} label={text('points_history.more')} />
    </>
  )
}

const taskCell = (entry: PointEntry) => <Task entry={entry} />
const worthCell = (entry: PointEntry) => <Worth entry={entry} />
const limitCell = (entry: PointEntry) => <Limit entry={entry} />
const whenCell = ({ inserted }: PointEntry) => <Time at={inserted} exact />
const pointsCell = ({ points }: PointEntry) => <Points points={points} />

function Entries({ entries }: { entries: readonly PointEntry[] }) {
  const text = useText()
  const columns: Column<PointEntry>[] = [
    { key: 'task', title: text('points_history.task'), head: true, cell: taskCell },
    { key: 'worth', title: text('points_history.worth'), cell: worthCell },
    { key: 'limit', title: text('points_history.limit'), cell: limitCell },
    { key: 'when', title: text('points_history.when'), cell: whenCell },
    { key: 'points', title: text('ranking.points'), figure: true, cell: pointsCell },
  ]
  return (
    <DataTable
      caption={text('points_history.title')}
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
    />
  )
}

/** The article that a subject names, such as `news 12`. */
function articleOf(subject: string | null): string | undefined {
  const [, kind, id] = /^(news|blog) (\d+)$/.exec(subject ?? '') ?? []
  if (id === undefined) return undefined
  return kind === 'news' ? newsPath({ id: Number(id) }) : postPath({ id: Number(id) })
}

function Task({ entry: { key, subject } }: { entry: PointEntry }) {
  const text = useText()
  const article = articleOf(subject)
  return (
    <span className={css.task}>
      {text(`task.${key as TaskKey}`)}
      {article && <a href={article}>{text('points_history.article')}</a>}
    </span>
  )
}

/** What the task is worth, times its multiplier of that moment. */
function Worth({ entry: { base, multiplier } }: { entry: PointEntry }) {
  const { locale } = useLanguage().language
  const worth = figureText(locale, base)
  if (multiplier === null) return worth
  const percent = new Intl.NumberFormat(tagOf(locale), { style: 'percent' })
  return `${worth} × ${percent.format(multiplier / 100)}`
}

function Limit({ entry }: { entry: PointEntry }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const { limit, time } = entry
  return (
    <span className={css.limit}>
      {limitText(entry, text)}
      {limit !== null && limit > 1 && time !== null && (
        <small>
          {text('points_history.time', {
            time: figureText(locale, time),
            limit: figureText(locale, limit),
          })}
        </small>
      )}
    </span>
  )
}

function Points({ points }: { points: number }) {
  const { locale } = useLanguage().language
  return <Num>{`+${figureText(locale, points)}`}</Num>
}
