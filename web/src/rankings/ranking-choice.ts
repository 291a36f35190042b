import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { rankingFilters, type RankingFilter } from '@loadout/contract/rankings/rankings.ts'
import { keepFirstPage } from './ranking-queries.ts'

/** What a ranking shows: a period, and everybody or those whom the reader follows. */
export type Choice = { filter: RankingFilter; followed: boolean }

const [usual] = rankingFilters

/**
 * What an address such as `/ranking?period=month&followed=1` says; without words it is the week.
 */
export const choiceIn = (search: URLSearchParams): Choice => ({
  filter: rankingFilters.find((filter) => filter === search.get('period')) ?? usual,
  followed: search.get('followed') === '1',
})

/**
 * The choice is in the address, so that it can be shared and is still there after going back. One
 * that is made shows at once, before its list is there.
 */
export function useChoice() {
  const [search, setSearch] = useSearchParams()
  const { key } = useLocation()
  const queries = useQueryClient()
  const [made, setMade] = useState<{ at: string; choice: Choice }>()

  const choose = (choice: Choice) => {
    const { filter, followed } = choice
    keepFirstPage(queries, choice)
    setMade({ at: key, choice })
    const next = new URLSearchParams(search)
    next.delete('page')
    next.delete('period')
    next.delete('followed')
    if (filter !== usual) next.set('period', filter)
    if (followed) next.set('followed', '1')
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return { choice: made?.at === key ? made.choice : choiceIn(search), choose }
}
