import type { QueryClient } from '@tanstack/react-query'
import { getNews, type News } from '@loadout/contract/news/news.ts'
import { upvoteComment, upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { changeComment } from '../comments/change-comments.ts'
import { call } from '../platform/call/call.ts'
import type { CallError } from '../platform/call/call-error.ts'
import { showFailure } from '../platform/layer/failures.ts'
import { openModal } from '../platform/layer/modals.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { currentMember } from '../platform/session/session.ts'
import { rememberUpvotedNews } from './upvoted-news.ts'

export { hasUpvotedNews } from './upvoted-news.ts'

type Upvotable = { upvotes: number; upvoted: boolean }
type Change = (change: <T extends Upvotable>(shown: T) => T) => void

/** What has been sent and not yet answered. */
const onTheirWay = new Set<string>()

/** NEWS-12, VOTE-03: visitors' upvotes are shown again from a cookie. */
export const giveToNews = (queries: QueryClient, id: number) =>
  give(
    `news ${id}`,
    async () => {
      const answer = await call(upvoteNews, { id }, { quiet: true })
      if (!currentMember()) rememberUpvotedNews(id)
      return answer
    },
    (change) =>
      queries.setQueriesData<News>({ queryKey: [getNews.path] }, (news) =>
        news?.id === id ? change(news) : news,
      ),
  )

const loadQuestion = async () => {
  const [{ SignInDialog }] = await Promise.all([import('./SignInDialog.tsx'), loadTexts('members')])
  return SignInDialog
}

/** VOTE-04: a visitor is asked to sign in. */
export async function giveToComment(queries: QueryClient, id: number): Promise<void> {
  if (!currentMember()) {
    openModal(loadQuestion)
    return
  }
  await give(
    `comment ${id}`,
    () => call(upvoteComment, { id, article_type: 'news' }, { quiet: true }),
    (change) => changeComment(queries, id, change),
  )
}

/**
 * It is the reader's at once, and taken back when it fails; the count changes by what the server
 * answers (VOTE-02).
 */
async function give(
  what: string,
  send: () => Promise<{ delta: number }>,
  change: Change,
): Promise<void> {
  if (onTheirWay.has(what)) return
  onTheirWay.add(what)
  change((shown) => ({ ...shown, upvoted: true }))
  try {
    const { delta } = await send()
    change((shown) => ({ ...shown, upvotes: shown.upvotes + delta }))
  } catch (error) {
    change((shown) => ({ ...shown, upvoted: false }))
    showFailure(error as CallError)
  } finally {
    onTheirWay.delete(what)
  }
}
