import { sql, type RawBuilder } from 'kysely'
import { linkTo, linkToFormer, reviseArticles } from '../articles/erase-mentions.ts'
import { FORMER_MENTION, mentionOf } from '../comments/mention-pattern.ts'
import type { EraseTraces } from '../leaving/leaver.ts'
import type { Db } from '../platform/db/database.ts'

/**
 * As in articles that readers see: what others have written beside a post comes to be its text when
 * they publish it.
 */
export const eraseNamesInChanges: EraseTraces = async ({ transaction, settings }, leaver) => {
  const { id, joined, names } = leaver
  for (const name of names)
    await transaction(async ({ tx }) => {
      const mention = mentionOf(name)
      await inChanges(tx, {
        where: sql`kept_at >= ${joined} and (title || ' ' || content) ~* ${mention}`,
        set: sql`title = regexp_replace(title, ${mention}, ${FORMER_MENTION}, 'gi'),
          content = regexp_replace(content, ${mention}, ${FORMER_MENTION}, 'gi')`,
      })
      const link = linkTo(name, settings.origin)
      await inChanges(tx, {
        where: sql`content ~* ${link}`,
        set: sql`content = regexp_replace(content, ${link}, ${linkToFormer(id)}, 'gi')`,
      })
    })
}

/** The post is locked first, as where its author keeps what they write. */
async function inChanges(
  tx: Db,
  { where, set }: { where: RawBuilder<unknown>; set: RawBuilder<unknown> },
): Promise<void> {
  await sql`
    select id from article
    where id in (select article_id from post_change where ${where})
    order by id for no key update`.execute(tx)
  const { rows } = await sql<{ article_id: number }>`
    update post_change set ${set} where ${where} returning article_id`.execute(tx)
  await reviseArticles(tx, rows)
}
