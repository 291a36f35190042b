import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import {
  getOwnPlace,
  getRankedWeek,
  getTopThree,
  listRanking,
  listRankingStats,
  type RankingFilter,
} from '@loadout/contract/rankings/rankings.ts'
import { noteReaderCall, query, type CallKey } from '../platform/call/query.ts'

/** What a ranking shows: a period, and everybody or those whom the reader follows. */
export type Choice = { filter: RankingFilter; followed: boolean }

/** As every page comes from the server. */
export const firstChoice: Choice = { filter: 'week', followed: false }

const inputOf = ({ filter, followed }: Choice) => ({ filter, filter_followed: followed })

type Page = OutputOf<typeof listRanking>
type PageParam = { page: number }

/** Another choice is another list, which begins with its first page (RANK-05). */
export const rankingQuery = (choice: Choice) =>
  infiniteQueryOptions<Page, Error, InfiniteData<Page, PageParam>, CallKey, PageParam>({
    queryKey: [noteReaderCall(listRanking), inputOf(choice)],
    initialPageParam: { page: 0 },
    getNextPageParam: ({ next_page: page }) => (page === null ? undefined : { page }),
  })

export const statsQuery = (choice: Choice) => query(listRankingStats, inputOf(choice))

export const ownPlaceQuery = (choice: Choice) =>
  query(getOwnPlace, inputOf(choice), { staleTime: 0 })

export const topThreeQuery = query(getTopThree, {})

export const weekQuery = (week: number, page: number) =>
  query(getRankedWeek, { week, page: page - 1 })
