import {
  CancelledError,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import {
  listComments,
  type Comment,
  type CommentOrder,
} from '@loadout/contract/comments/comments.ts'
import type { InputOf } from '@loadout/contract/platform/endpoint.ts'
import { CallError } from '../platform/call/call-error.ts'
import { call } from '../platform/call/call.ts'
import { withoutDoubles } from '../platform/call/growing-list.ts'
import { useReadOn } from '../platform/call/read-on.ts'
import { showFailure } from '../platform/layer/failures.ts'
import { FRESH_MS } from '../platform/page/state.ts'
import {
  commentsQuery,
  countBelow,
  forgetOtherOrders,
  pagesShown,
  type Commented,
  type CommentsView,
} from './comment-queries.ts'

/** Reading on in one direction. */
export type Reading = {
  isPossible: boolean
  isLoading: boolean
  failed: boolean
  load: () => void
}

/** `source` is the path of the call that answers the article itself. */
export type Discussion = { article: Commented; source: string; page: number }

export function useComments({ article, source, page }: Discussion) {
  const [view, setView] = useState<CommentsView>({ order: 'newest', page })
  const query = commentsQuery(article, view)
  const { data, error, ...loading } = useInfiniteQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  const readOn = useReadOn(query.queryKey)
  if (data === undefined) throw error ?? new Error('comments were not loaded before render')
  const comments = withoutDoubles<Comment>(data.pages.flatMap(({ entries }) => entries))
  const isShown = (id: number) => comments.some((comment) => comment.id === id)
  const target = useLinkedComment(article, { isShown, setView })

  // Those of the order before are no place to read on from.
  const { wanted, setOrder } = useOrder(article, { shown: query.queryKey, setView })
  const isOld = loading.isPlaceholderData || wanted !== undefined
  const asked: CommentsView = wanted ? { order: wanted } : view
  const remaining = countBelow(data, asked)
  const pages = pagesShown(data, asked)
  const next: Reading = {
    isPossible: (isOld || loading.hasNextPage) && remaining !== 0,
    isLoading: isOld || loading.isFetchingNextPage,
    failed: loading.isFetchNextPageError,
    load: () => readOn(loading.fetchNextPage),
  }
  const previous: Reading = {
    isPossible: !isOld && loading.hasPreviousPage && pages?.first !== 1,
    isLoading: loading.isFetchingPreviousPage,
    failed: loading.isFetchPreviousPageError,
    load: () => readOn(loading.fetchPreviousPage, 'previous'),
  }

  return {
    comments,
    count: data.pages[0]?.count ?? 0,
    order: asked.order,
    next,
    previous,
    /** How many more there are below, where that can be told. */
    remaining,
    pages,
    target,
    setOrder,
    discussed: { article, source, shown: query.queryKey },
  }
}

export type Thread = ReturnType<typeof useComments>

type Choosing = { shown: QueryKey; setView: (view: CommentsView) => void }

/**
 * Another order takes the place of what is shown once it is there; until then that stays, and for
 * good where it cannot be had, which is told.
 */
function useOrder(article: Commented, { shown, setView }: Choosing) {
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<CommentOrder>()
  const latest = useRef<CommentOrder>(undefined)

  async function fetchOrder(order: CommentOrder) {
    latest.current = order
    setWanted(order)
    forgetOtherOrders(queries, { article, shown })
    let refusal: unknown
    do {
      refusal = await fetchFirst(order).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (latest.current !== order) return
      // Whoever comments forgets other orders, those on their way among them.
    } while (refusal instanceof CancelledError)
    setWanted(undefined)
    if (refusal === undefined) setView({ order })
    else if (refusal instanceof CallError) showFailure(refusal)
  }
  /** A call by itself would tell of some failures only. */
  const fetchFirst = (order: CommentOrder) =>
    queries.fetchInfiniteQuery({
      ...commentsQuery(article, { order }),
      queryFn: ({ queryKey: [, input], signal }) =>
        call(listComments, input as InputOf<typeof listComments>, { quiet: true, signal }),
    })
  return { wanted, setOrder: (order: CommentOrder) => void fetchOrder(order) }
}

type Showing = { isShown: (id: number) => boolean; setView: (view: CommentsView) => void }

/**
 * The comment named after the # of the address. Where it is not among those shown, those around it
 * take their place. The server does not see it, so neither may the first render.
 */
function useLinkedComment(article: Commented, { isShown, setView }: Showing): number | undefined {
  const queries = useQueryClient()
  const { hash } = useLocation()
  const [target, setTarget] = useState<number>()
  const isTargetShown = target !== undefined && isShown(target)

  const fetchAround = useEffectEvent(async (id: number, signal: AbortSignal) => {
    if (isShown(id)) return
    const view = { order: 'newest', around: id } as const
    const found = await queries
      .fetchInfiniteQuery({ ...commentsQuery(article, view), staleTime: FRESH_MS })
      .catch(() => null)
    const isFound = found?.pages.some(({ entries }) => entries.some((each) => each.id === id))
    if (isFound && !signal.aborted) setView(view)
  })
  useEffect(() => {
    const named = /^#comment-([1-9]\d{0,8})$/.exec(hash)?.[1]
    const id = named === undefined ? undefined : Number(named)
    const ending = new AbortController()
    setTarget(id)
    if (id !== undefined) void fetchAround(id, ending.signal)
    return () => ending.abort()
  }, [hash])
  useEffect(() => {
    if (isTargetShown)
      document.getElementById(`comment-${target}`)?.scrollIntoView({ block: 'center' })
  }, [target, isTargetShown])

  return target
}
