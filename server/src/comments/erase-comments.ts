import { sql } from 'kysely'
import { reactionsTag } from '../articles/page-tags.ts'
import { ERASE_BATCH, type EraseTraces, type Leaver } from '../leaving/leaver.ts'
import type { Db } from '../platform/db/database.ts'
import { walkIds } from '../platform/db/walk-ids.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { uncountComments } from './comment-count.ts'
import { FORMER_MENTION, mentionOf, namesMember, withoutMember } from './mention-pattern.ts'

/** What stands in the place of a text that is taken out: no comment is empty. */
const NOTHING = '…'

/** Earlier texts that one statement looks through: no index finds who is named in them. */
const VERSIONS = 5_000

type Found = { article_id: number; kind: number; was_deleted: boolean }

/**
 * What they chose to take with them is deleted as any comment is, and its text is not kept. That of
 * comments that were deleted before goes in any case.
 */
export const eraseComments: EraseTraces = async (site, leaver) => {
  await eraseVersions(site.db, leaver)
  while ((await site.transaction((work) => emptySome(site, work, leaver))) === ERASE_BATCH);
  while (
    (await site.transaction((work) => replaceSomeMentions(site, work, leaver))) === ERASE_BATCH
  );
}

/**
 * What stood in their comments before, which only staff could read, and their name in what others
 * wrote since it was theirs.
 */
async function eraseVersions(db: Db, { id, names, joined }: Leaver): Promise<void> {
  await sql`
    delete from comment_version using comment
    where comment.id = comment_id and comment.author_id = ${id}`.execute(db)
  await walkIds(db, { table: 'comment_version', step: VERSIONS }, async ({ after, upTo }) => {
    for (const name of names)
      await sql`
        update comment_version
        set message = regexp_replace(message, ${mentionOf(name)}, ${FORMER_MENTION}, 'gi')
        where id > ${after} and id <= ${upTo}
          and written >= ${joined} and message ~* ${mentionOf(name)}`.execute(db)
  })
}

async function emptySome(
  { clock, articleKinds }: Site,
  work: Work,
  { id, keepsTexts }: Leaver,
): Promise<number> {
  const { tx } = work
  const { rows } = await sql<Found>`
    with found as (
      select id, article_id, deleted_at is not null as was_deleted from comment
      where author_id = ${id}
        and case when deleted_at is null then not ${keepsTexts}::boolean
          else message <> ${NOTHING} end
      order by id limit ${ERASE_BATCH} for no key update
    ),
    emptied as (
      update comment
      set message = ${NOTHING}, mentions = '[]', deleted_at = coalesce(deleted_at, ${clock.now()})
      from found where comment.id = found.id
    )
    select found.article_id, found.was_deleted, article.kind
    from found join article on article.id = found.article_id`.execute(tx)
  const deleted = rows.filter(({ was_deleted }) => !was_deleted)
  if (deleted.length > 0) await uncountComments(tx, [{ author_id: id, comments: deleted.length }])
  for (const { kind, article_id } of deleted)
    work.purge(reactionsTag(articleKinds.byNumber(kind), article_id))
  return rows.length
}

/** Where others have named them there is no name any more. */
async function replaceSomeMentions(
  { articleKinds }: Site,
  { tx, purge }: Work,
  { id }: Leaver,
): Promise<number> {
  const { rows } = await sql<{ article_id: number; kind: number }>`
    with found as (
      select id from comment where ${namesMember(id)}
      order by id limit ${ERASE_BATCH} for no key update
    )
    update comment set ${withoutMember(id)}
    from found, article
    where comment.id = found.id and article.id = comment.article_id
    returning comment.article_id, article.kind`.execute(tx)
  for (const { kind, article_id } of rows)
    purge(reactionsTag(articleKinds.byNumber(kind), article_id))
  return rows.length
}
