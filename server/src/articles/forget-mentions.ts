import { sql } from 'kysely'
import { formerName } from '@loadout/contract/accounts/former-member.ts'
import { FORMER_MENTION, mentionOf } from '../comments/mention-pattern.ts'
import type { ForgetRest, Leaver } from '../leaving/leaver.ts'
import { asPattern } from '../platform/db/as-pattern.ts'
import { asTyped } from '../platform/db/as-typed.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { articleTag } from './page-tags.ts'

/**
 * Articles that are about them are so no longer, and texts of others neither name them with @ nor
 * link to them. It reads through all texts: they are found by no index, and nobody waits for it.
 */
export const forgetMentions: ForgetRest = async (site, leaver) => {
  await site.transaction((work) => endTags(site, work, leaver))
  for (const name of leaver.names)
    await site.transaction((work) => unname(site, work, { id: leaver.id, name }))
}

async function endTags({ articleKinds }: Site, { tx, purge }: Work, { id }: Leaver) {
  const tagged = await tx
    .deleteFrom('article_user_tag')
    .using('article')
    .whereRef('article.id', '=', 'article_user_tag.article_id')
    .where('article_user_tag.user_id', '=', id)
    .returning(['article.id', 'article.kind'])
    .execute()
  for (const { id: articleId, kind } of tagged)
    purge(articleTag(articleKinds.numbered(kind), articleId))
}

async function unname(
  { articleKinds }: Site,
  { tx, purge }: Work,
  { id, name }: { id: number; name: string },
) {
  const typed = asTyped(name)
  const mention = mentionOf(name)
  const link = `/user/${asPattern(name)}(?![A-Za-z0-9])`
  const texts = sql`(title || ' ' || excerpt || ' ' || content)`
  const { rows } = await sql<{ article_id: number; kind: number }>`
    update article_version
    set title = regexp_replace(title, ${mention}, ${FORMER_MENTION}, 'gi'),
      excerpt = regexp_replace(excerpt, ${mention}, ${FORMER_MENTION}, 'gi'),
      content = regexp_replace(
        regexp_replace(content, ${mention}, ${FORMER_MENTION}, 'gi'),
        ${link}, ${`/user/${formerName(id)}`}, 'gi')
    where (${texts} ilike ${`%@${typed}%`} and ${texts} ~* ${mention})
      or (content ilike ${`%/user/${typed}%`} and content ~* ${link})
    returning article_id, kind`.execute(tx)
  for (const { article_id, kind } of rows)
    purge(articleTag(articleKinds.numbered(kind), article_id))
}
