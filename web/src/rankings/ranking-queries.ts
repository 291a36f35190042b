import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import {
  getOwnPlace,
  getRankedWeek,
  getTopThree,
  listRanking,
  listRankingStats,
} from '@loadout/contract/rankings/rankings.ts'
import { rewriteAnswers } from '../platform/call/change-answers.ts'
import { noteAccess, query, type CallKey } from '../platform/call/query.ts'
import type { Choice } from './ranking-choice.ts'

const inputOf = ({ filter, followed }: Choice) => ({ filter, filter_followed: followed })

type Page = OutputOf<typeof listRanking>
type PageParam = { page: number }

/** Another choice is another list, which begins with its first page (RANK-05). */
export const rankingQuery = (choice: Choice) =>
  infiniteQueryOptions<Page, Error, InfiniteData<Page, PageParam>, CallKey, PageParam>({
    queryKey: [noteAccess(listRanking), inputOf(choice)],
    initialPageParam: { page: 0 },
    getNextPageParam: ({ next_page: page }) => (page === null ? undefined : { page }),
  })

/** A list that is chosen again begins anew, however far it was read before (RANK-05). */
export function keepFirstPage(queries: QueryClient, choice: Choice): void {
  const { queryKey } = rankingQuery(choice)
  rewriteAnswers<InfiniteData<Page, PageParam>>(queries, { queryKey, exact: true }, (list) => ({
    pages: list.pages.slice(0, 1),
    pageParams: list.pageParams.slice(0, 1),
  }))
}

export const statsQuery = (choice: Choice) => query(listRankingStats, inputOf(choice))

export const ownPlaceQuery = (choice: Choice) =>
  query(getOwnPlace, inputOf(choice), { staleTime: 0 })

export const topThreeQuery = query(getTopThree, {})

export const weekQuery = (week: number, page: number) =>
  query(getRankedWeek, { week, page: page - 1 })
