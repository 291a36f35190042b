import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Changes what has been answered, after the site has changed it. What was asked for before and is
 * still on its way does not have the change and would take it back: that is asked for once more. A
 * further page of a list begins anew by itself (`readOn`); the rest of the list stays as it is.
 */
export function changeAnswers<Answer>(
  queries: QueryClient,
  which: QueryFilters,
  change: (answer: Answer) => Answer,
): void {
  rewriteAnswers(queries, which, change)
  for (const query of queries.getQueryCache().findAll({ ...which, fetchStatus: 'fetching' }))
    if (query.state.fetchMeta?.fetchMore) void query.cancel({ revert: true })
    else void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
}

/**
 * The same without asking for anything. An answer is no newer for being changed: it was asked for
 * when it was, and where it was to be asked for again, it still is.
 */
export function rewriteAnswers<Answer>(
  queries: QueryClient,
  which: QueryFilters,
  change: (answer: Answer) => Answer,
): void {
  for (const query of queries.getQueryCache().findAll(which)) {
    const { data, dataUpdatedAt, isInvalidated } = query.state
    if (data === undefined) continue
    const changed = change(data as Answer)
    if (changed === data) continue
    query.setData(changed, { updatedAt: dataUpdatedAt, manual: true })
    if (isInvalidated) query.invalidate()
  }
}
