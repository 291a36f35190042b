import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import {
  listComments,
  type Comment,
  type CommentOrder,
} from '@loadout/contract/comments/comments.ts'
import { call } from '../platform/call/call.ts'
import { useLoaded } from '../platform/call/query.ts'
import { COMMENTS_PAGE, commentsQuery } from './comment-queries.ts'

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

/**
 * The count may be ahead of what can be listed; a page that is not full is the last all the same.
 */
const isLastPage = (entries: readonly Comment[]) => entries.length < COMMENTS_PAGE

export function useComments(newsId: number): Thread {
  const [order, setOrder] = useState<CommentOrder>('oldest')
  /** The order that has been read to its end. */
  const [ended, setEnded] = useState<CommentOrder>()
  const [request, setRequest] = useState<'none' | 'loading' | 'failed'>('none')
  const queries = useQueryClient()
  const shown = commentsQuery(newsId, order)
  const { data, isOld } = useLoaded(shown)
  const target = useTarget()

  const comments = data.entries
  const furthest = order === 'oldest' ? comments[0] : comments.at(-1)
  const remaining =
    ended === order || isLastPage(comments) ? 0 : Math.max(0, data.count - comments.length)
  // Those of the order before are no place to read on from.
  const isLoading = isOld || request === 'loading'

  async function showMore() {
    if (!furthest || isLoading) return
    setRequest('loading')
    try {
      const { entries } = await call(
        listComments,
        { id: newsId, article_type: 'news', order, limit: COMMENTS_PAGE, before: furthest.id },
        { quiet: true },
      )
      // They stay with the page's first ones, so that whatever changes a comment finds it.
      queries.setQueryData(shown.queryKey, (before) => {
        if (!before) return before
        const more = entries.filter(({ id }) => !before.entries.some((listed) => listed.id === id))
        return {
          ...before,
          entries: order === 'oldest' ? [...more, ...before.entries] : [...before.entries, ...more],
        }
      })
      if (isLastPage(entries)) setEnded(order)
      setRequest('none')
    } catch {
      setRequest('failed')
    }
  }

  // A link to a comment further back: everything between it and what is shown is loaded, page by
  // page, so that no gap opens.
  const isShown = target === undefined || comments.some(({ id }) => id === target)
  const mayBeFurther =
    !isShown &&
    order === 'oldest' &&
    furthest !== undefined &&
    target < furthest.id &&
    remaining > 0
  useEffect(() => {
    if (mayBeFurther && request === 'none') void showMore()
  })
  useEffect(() => {
    if (isShown && target !== undefined)
      document.getElementById(`comment-${target}`)?.scrollIntoView({ block: 'center' })
  }, [isShown, target])

  return {
    comments,
    count: data.count,
    remaining,
    order,
    setOrder,
    isLoading,
    failed: request === 'failed',
    showMore: () => void showMore(),
    target,
  }
}

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
