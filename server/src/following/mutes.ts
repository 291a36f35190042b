import type * as mutes from '@loadout/contract/following/mutes.ts'
import { userNotFound, isPerson } from '../accounts/people.ts'
import { inPrimaryLanguage } from '../articles/article-rows.ts'
import { articleNotFound, findLastingArticle } from '../articles/find-article.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { CallRequest } from '../platform/http/serve.ts'

type Parts = { clock: Clock }

export async function muteAuthor(
  { clock }: Parts,
  { input: { user_id: id, muted }, caller, transaction }: CallRequest<typeof mutes.muteAuthor>,
) {
  await transaction(async ({ tx }) => {
    const row = { member_id: caller.id, author_id: id }
    if (muted && !(await isPerson(tx, id))) throw userNotFound()
    if (muted)
      await tx
        .insertInto('muted_author')
        .values({ ...row, inserted: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else
      await tx
        .deleteFrom('muted_author')
        .where('member_id', '=', row.member_id)
        .where('author_id', '=', id)
        .execute()
  })
  return { muted }
}

/**
 * Only what can be read is there to be muted (checklist G12); what has gone since stands in the
 * list until it is heard again.
 */
export async function muteArticle(
  { clock }: Parts,
  { input: { id, muted }, caller, transaction }: CallRequest<typeof mutes.muteArticle>,
) {
  await transaction(async ({ tx }) => {
    if (muted && !(await findLastingArticle(tx, { id, now: clock.now() }))) throw articleNotFound()
    const row = { member_id: caller.id, article_id: id }
    if (muted)
      await tx
        .insertInto('muted_article')
        .values({ ...row, inserted: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else
      await tx
        .deleteFrom('muted_article')
        .where('member_id', '=', row.member_id)
        .where('article_id', '=', id)
        .execute()
  })
  return { muted }
}

/** A title is told as long as the article can be read (checklist G07). */
export async function listMuted(db: Db, { memberId, now }: { memberId: number; now: Date }) {
  const [authors, articles] = await Promise.all([
    db
      .selectFrom('muted_author as muted')
      .innerJoin('users', 'users.id', 'muted.author_id')
      .select(['users.id', 'users.username as name'])
      .where('muted.member_id', '=', memberId)
      .orderBy('muted.inserted', 'desc')
      .execute(),
    db
      .selectFrom('muted_article as muted')
      .innerJoin('article', 'article.id', 'muted.article_id')
      .leftJoin('article_version as version', (join) =>
        join.on(inPrimaryLanguage).on('version.published_at', '<=', now),
      )
      .select(['article.id', 'version.title as name'])
      .where('muted.member_id', '=', memberId)
      .orderBy('muted.inserted', 'desc')
      .execute(),
  ])
  return {
    entries: [
      ...authors.map((author) => ({ kind: 'author' as const, ...author })),
      ...articles.map((article) => ({ kind: 'article' as const, ...article })),
    ],
  }
}
