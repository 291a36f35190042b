import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Changes what has been answered, after the site has changed it. What was asked for before and is
 * still on its way does not have the change and would take it back: that is asked for once more.
 */
export function changeAnswers<Answer>(
  queries: QueryClient,
  which: QueryFilters,
  change: (answer: Answer) => Answer,
): void {
  queries.setQueriesData<Answer>(which, (answer) => answer && change(answer))
  void queries.invalidateQueries({ ...which, fetchStatus: 'fetching' })
}
