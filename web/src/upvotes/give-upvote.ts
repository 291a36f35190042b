import type { QueryClient } from '@tanstack/react-query'
import type { ArticleType } from '@loadout/contract/comments/comments.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { getPost, upvotePost } from '@loadout/contract/posts/posts.ts'
import { upvoteComment, upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { getVideo, upvoteVideo } from '@loadout/contract/videos/videos.ts'
import { changeComment } from '../comments/changes/change-comments.ts'
import { call } from '../platform/call/call.ts'
import { CallError } from '../platform/call/call-error.ts'
import { changeAnswers } from '../platform/call/change-answers.ts'
import { showFailure } from '../platform/layer/failures.ts'
import { openModal } from '../platform/layer/modals.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { credentials } from '../platform/session/credentials.ts'
import { knownMember } from '../platform/session/session.ts'
import { rememberUpvotedNews } from './upvoted-news.ts'

export { hasUpvotedNews } from './upvoted-news.ts'

type Upvotable = { upvotes: number; upvoted: boolean }
type Change = (change: <T extends Upvotable>(shown: T) => T) => void

/** What has been sent and not yet answered. */
const onTheirWay = new Set<string>()

type Given = { id: number; type: ArticleType }

/** How an article of each kind is upvoted, and what pages have asked for of it. */
const articles = {
  news: { upvote: upvoteNews, get: getNews, forVisitors: true },
  blog: { upvote: upvotePost, get: getPost, forVisitors: false },
  video: { upvote: upvoteVideo, get: getVideo, forVisitors: false },
} as const

/**
 * Visitors' upvotes of news are shown again from a cookie (NEWS-12, VOTE-03); posts and videos are
 * upvoted by members (POST-32, AMB-114).
 */
export async function giveToArticle(queries: QueryClient, { id, type }: Given): Promise<void> {
  const { upvote, get, forVisitors } = articles[type]
  if (!forVisitors && !(await knownMember())) return askToSignIn()
  await give(
    `article ${id}`,
    async () => {
      const answer = await call(upvote, { id }, { quiet: true })
      if (!credentials()) rememberUpvotedNews(id)
      return answer
    },
    (change) =>
      changeAnswers<Upvotable & { id: number }>(queries, { queryKey: [get.path] }, (article) =>
        article.id === id ? change(article) : article,
      ),
  )
}

const loadQuestion = async () => {
  const [{ SignInDialog }] = await Promise.all([
    import('../shell/SignInDialog.tsx'),
    loadTexts('members'),
  ])
  return SignInDialog
}
const askToSignIn = () =>
  void openModal(loadQuestion, { title: 'upvotes.sign_in', hint: 'upvotes.sign_in_hint' })

/** A visitor is asked to sign in (VOTE-04). */
export async function giveToComment(queries: QueryClient, { id, type }: Given): Promise<void> {
  if (!(await knownMember())) return askToSignIn()
  await give(
    `comment ${id}`,
    () => call(upvoteComment, { id, article_type: type }, { quiet: true }),
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
  const before = new Set<number>()
  change((shown) => {
    before.add(shown.upvotes)
    return { ...shown, upvoted: true }
  })
  try {
    const { delta } = await send()
    // What was answered meanwhile has counted it already.
    const upvotesOf = ({ upvotes }: Upvotable) => upvotes + (before.has(upvotes) ? delta : 0)
    change((shown) => ({ ...shown, upvoted: true, upvotes: upvotesOf(shown) }))
  } catch (error) {
    change((shown) => ({ ...shown, upvoted: false }))
    if (!(error instanceof CallError)) throw error
    showFailure(error)
  } finally {
    onTheirWay.delete(what)
  }
}
