import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { listComments, type Comment, type CommentOrder } from '@loadout/contract/comments/comments.ts'
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

/** Comments loaded beyond the first page; they belong to one order and are forgotten when it changes. */
type Beyond = { order: CommentOrder; comments: Comment[]; isEnd: boolean }

/** The count may be ahead of what can be listed; a page that is not full is the last all the same. */
const isLastPage = (entries: readonly Comment[]) => entries.length < COMMENTS_PAGE

export function useComments(newsId: number): Thread {
  const [order, setOrder] = useState<CommentOrder>('oldest')
  const [lastBeyond, setBeyond] = useState<Beyond>()
  const [request, setRequest] = useState<'none' | 'loading' | 'failed'>('none')
  const { data, isOld } = useLoaded(commentsQuery(newsId, order))
  const target = useTarget()

  const beyond = lastBeyond?.order === order ? lastBeyond : undefined
  const more = beyond?.comments ?? []
  const comments = order === 'oldest' ? [...more, ...data.entries] : [...data.entries, ...more]
  const furthest = order === 'oldest' ? comments[0] : comments.at(-1)
  const remaining = (beyond?.isEnd ?? isLastPage(data.entries)) ? 0 : Math.max(0, data.count - comments.length)
  // Those of the order before are no place to read on from.
  const isLoading = isOld || request === 'loading'

  async function showMore() {
    if (!furthest || isLoading) return
    setRequest('loading')
    try {
      const { entries } = await call(listComments, { id: newsId, article_type: 'news', order, limit: COMMENTS_PAGE, before: furthest.id }, { quiet: true })
      setBeyond({ order, comments: order === 'oldest' ? [...entries, ...more] : [...more, ...entries], isEnd: isLastPage(entries) })
      setRequest('none')
    } catch {
      setRequest('failed')
    }
  }

  // A link to a comment further back: everything between it and what is shown is loaded, page by page, so that no gap opens.
  const isShown = target === undefined || comments.some(({ id }) => id === target)
  const mayBeFurther = !isShown && order === 'oldest' && furthest !== undefined && target < furthest.id && remaining > 0
  useEffect(() => {
    if (mayBeFurther && request === 'none') void showMore()
  })
  useEffect(() => {
    if (isShown && target !== undefined) document.getElementById(`comment-${target}`)?.scrollIntoView({ block: 'center' })
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

/** The comment named after the # of the address; the server does not see it, so neither may the first render. */
function useTarget(): number | undefined {
  const { hash } = useLocation()
  const [target, setTarget] = useState<number>()
  useEffect(() => {
    const id = /^#comment-([1-9]\d{0,8})$/.exec(hash)?.[1]
    setTarget(id === undefined ? undefined : Number(id))
  }, [hash])
  return target
}
