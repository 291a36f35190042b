import { useInfiniteQuery, keepPreviousData } from '@tanstack/react-query'
import { useText } from '../platform/language/language.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { MoreButton } from '../ui/MoreButton.tsx'
import { useGrowing } from './use-growing.ts'
import { FEATURED, Podium } from './Podium.tsx'
import { rankedMembers } from './ranked-members.ts'
import type { Choice } from './ranking-choice.ts'
import { rankingQuery } from './ranking-queries.ts'
import { RankingTable } from './RankingTable.tsx'
import css from './Ranking.module.css'

/** Members by their points, the best in front, page by page (RANK-05). */
export function Ranking({ choice, ownId }: { choice: Choice; ownId: number | undefined }) {
  const text = useText()
  const query = rankingQuery(choice)
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData })
  const more = useGrowing(query.queryKey, list)
  const ranked = rankedMembers(list.data?.pages ?? [])

  if (list.isError && ranked.length === 0) return <LoadFailed onRetry={list.refetch} />
  if (ranked.length === 0 && !list.isPlaceholderData)
    return <Empty title={text('ranking.nobody')} hint={text('ranking.nobody_hint')} />
  return (
    <div className={css.list} aria-busy={list.isPlaceholderData || list.isFetchingNextPage}>
      <Podium users={ranked.slice(0, FEATURED)} ownId={ownId} />
      {ranked.length > FEATURED && <RankingTable users={ranked.slice(FEATURED)} ownId={ownId} />}
      <MoreButton list={more} label={text('ranking.more')} />
    </div>
  )
}
