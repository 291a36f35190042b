import { isDue } from '../points/is-due.ts'
import type { Site } from '../site-parts.ts'
import type { ArticleKind } from './article-kind.ts'
import { findUpvoted } from './as-seen-by.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'transaction'>

/** What an award for an article names: a reader is paid once for each (POINTS-16). */
export const articleSubject = ({ type }: Pick<ArticleKind, 'type'>, id: number) => `${type} ${id}`

/**
 * Whether a member has upvoted an article that they are reading. Reading what somebody else wrote
 * earns points once, and only so often (POINTS-16): every time that pays nothing costs nothing but
 * a read, and leaves nothing behind. It is asked beside the article itself, whose author is known a
 * little later.
 */
export async function readAsMember<Article extends { author: { id: number } }>(
  site: Parts,
  kind: ArticleKind,
  { id, memberId, article }: { id: number; memberId: number; article: Promise<Article> },
): Promise<Article & { upvoted: boolean }> {
  const [read, upvoted, pays] = await Promise.all([
    article,
    findUpvoted(site.db, memberId, [id]),
    kind.readTask !== undefined &&
      isDue(site.db, site.clock, {
        userId: memberId,
        task: kind.readTask,
        subject: articleSubject(kind, id),
      }),
  ])
  const isAuthor = read.author.id === memberId
  if (!isAuthor && pays)
    await site.transaction((work) =>
      work.record({ kind: 'article read', actorId: memberId, data: { type: kind.type, id } }),
    )
  return { ...read, upvoted: isAuthor || upvoted.has(id) }
}
