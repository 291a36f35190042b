import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Comment, CommentOrder } from '@loadout/contract/comments/comments.ts'
import { withoutDoubles } from '../platform/call/growing-list.ts'
import { commentsQuery, type LoadedComments } from './comment-queries.ts'

type Thread = {
  comments: Comment[]
  count: number
  /** How many the server still has beyond those shown, in the direction in which one reads on. */
  remaining: number
  order: CommentOrder
  setOrder: (order: CommentOrder) => void
  isLoading: boolean
  failed: boolean
  showMore: () => void
  /** The comment that the address names. */
  target: number | undefined
}

export function useComments(newsId: number): Thread {
  const [order, setOrder] = useState<CommentOrder>('oldest')
  const { data, error, fetchNextPage, ...loading } = useInfiniteQuery({
    ...commentsQuery(newsId, order),
    placeholderData: keepPreviousData,
  })
  if (data === undefined) throw error ?? new Error('comments were not loaded before render')
  const count = data.pages[0]?.count ?? 0
  const comments = commentsOf(data, order)
  // Those of the order before are no place to read on from.
  const isLoading = loading.isPlaceholderData || loading.isFetchingNextPage
  const hasMore = loading.isPlaceholderData || loading.hasNextPage
  const remaining = hasMore ? Math.max(0, count - comments.length) : 0
  const target = useTarget()
  const isShown = target === undefined || comments.some(({ id }) => id === target)

  // A link to a comment further back: everything between it and what is shown is loaded, page by
  // page, so that no gap opens.
  const furthest = comments[0]?.id
  const isFurtherBack =
    !isShown && order === 'oldest' && furthest !== undefined && target < furthest && remaining > 0
  const mayLoad = isFurtherBack && !isLoading && !loading.isFetchNextPageError
  useEffect(() => {
    if (mayLoad) void fetchNextPage()
  }, [mayLoad, fetchNextPage])
  useEffect(() => {
    if (isShown && target !== undefined)
      document.getElementById(`comment-${target}`)?.scrollIntoView({ block: 'center' })
  }, [isShown, target])

  return {
    comments,
    count,
    remaining,
    order,
    setOrder,
    isLoading,
    failed: loading.isFetchNextPageError,
    showMore() {
      if (!isLoading) void fetchNextPage()
    },
    target,
  }
}

/** In the order in which they are read. */
const commentsOf = ({ pages }: LoadedComments, order: CommentOrder): Comment[] =>
  withoutDoubles(
    (order === 'oldest' ? pages.toReversed() : pages).flatMap(({ entries }) => entries),
  )

/**
 * The comment named after the # of the address; the server does not see it, so neither may the
 * first render.
 */
function useTarget(): number | undefined {
  const { hash } = useLocation()
  const [target, setTarget] = useState<number>()
  useEffect(() => {
    const id = /^#comment-([1-9]\d{0,8})$/.exec(hash)?.[1]
    setTarget(id === undefined ? undefined : Number(id))
  }, [hash])
  return target
}
