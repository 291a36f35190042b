import { sql, type RawBuilder } from 'kysely'
import type { EraseName } from '../articles/article-kind.ts'
import { linkTo, linkToFormer } from '../articles/links-to-member.ts'
import { FORMER_MENTION, mentionOf } from '../comments/mention-pattern.ts'
import type { Db } from '../platform/db/database.ts'
import type { IdRange } from '../platform/db/walk-ids.ts'

/** What an author keeps beside a post comes to be its text when they publish it. */
export const eraseNameInChanges: EraseName = async (tx, { id, name, joined, range, origin }) => {
  const mention = mentionOf(name)
  const link = linkTo(name, origin)
  return [
    ...(await inChanges(tx, range, {
      where: sql`kept_at >= ${joined} and (title || ' ' || content) ~* ${mention}`,
      set: sql`title = regexp_replace(title, ${mention}, ${FORMER_MENTION}, 'gi'),
        content = regexp_replace(content, ${mention}, ${FORMER_MENTION}, 'gi')`,
    })),
    ...(await inChanges(tx, range, {
      where: sql`content ~* ${link}`,
      set: sql`content = regexp_replace(content, ${link}, ${linkToFormer(id)}, 'gi')`,
    })),
  ]
}

type Replacement = { where: RawBuilder<unknown>; set: RawBuilder<unknown> }

/** The post is locked first, as where its author keeps what they write. */
async function inChanges(tx: Db, { after, upTo }: IdRange, { where, set }: Replacement) {
  const isMeant = sql`article_id > ${after} and article_id <= ${upTo} and ${where}`
  await sql`
    select id from article where id in (select article_id from post_change where ${isMeant})
    order by id for no key update`.execute(tx)
  const { rows } = await sql<{ article_id: number }>`
    update post_change set ${set} where ${isMeant} returning article_id`.execute(tx)
  return rows
}
