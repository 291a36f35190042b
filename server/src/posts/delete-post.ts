import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import type * as writing from '@loadout/contract/posts/writing.ts'
import { deleteArticle } from '../articles/delete-article.ts'
import { findPlacing, purgeArticle } from '../articles/purge-article.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Removal } from '../reports/reportable.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { settleTextPictures } from '../text-pictures/text-pictures.ts'
import { postKind } from './kind.ts'
import { admitAuthor, postNotFound } from './own-post.ts'
import { lockPost, type WrittenRow } from './post-rows.ts'

type Parts = Pick<Site, 'clock' | 'pictures'>

/** With all that hangs on it; points that were earned with it stay (POST-33). */
export function deletePost(
  site: Parts,
  { input: { id, reason }, caller, transaction }: CallRequest<typeof writing.deletePost>,
): Promise<{ success: true }> {
  return transaction(async (work) => {
    const row = await lockPost(work.tx, id, site.clock.now())
    if (!row) throw postNotFound()
    if (!hasPermission(caller, 'canDeletePosts')) admitAuthor(row, caller)
    await deletePostRows(site, work, row)
    await writeDown(work, row, { callerId: caller.id, reason })
    return { success: true }
  })
}

/**
 * By staff; the note is for its author. False when there is none that readers see: what its author
 * has taken back is theirs alone.
 */
export async function removePost(
  site: Parts,
  work: Work,
  { id, staff, note, members }: Removal,
): Promise<boolean> {
  const row = await lockPost(work.tx, id, site.clock.now())
  if (!row || row.published_at === null) return false
  await deletePostRows(site, work, row, members)
  await writeDown(work, row, { callerId: staff.id, reason: note })
  return true
}

/**
 * With its pictures, comments and counts, and the pages that show it. Whoever calls has locked it.
 */
export async function deletePostRows(
  { clock, pictures }: Parts,
  work: Work,
  { id, image }: Pick<WrittenRow, 'id' | 'image'>,
  members: readonly number[] = [],
): Promise<void> {
  const { tx } = work
  const now = clock.now()
  const before = await findPlacing(tx, postKind, id)
  await deleteArticle(tx, id, members)
  await pictures.drop(tx, image)
  await settleTextPictures(tx, { on: `article ${id}`, html: [], now })
  await purgeArticle(work, { kind: postKind, id, now, before })
}

async function writeDown(
  work: Work,
  row: WrittenRow,
  { callerId, reason }: { callerId: number; reason: string },
): Promise<void> {
  const { id: postId, author_id: authorId, title } = row
  const byStaff = authorId !== callerId
  await work.record({
    kind: 'post deleted',
    actorId: callerId,
    data: { postId, authorId, title, byStaff, reason: byStaff && reason !== '' ? reason : null },
  })
  if (!byStaff) return
  await work.audit({
    adminId: callerId,
    action: 'post deleted',
    target: `post ${postId}`,
    before: { author: row.author_username, author_id: authorId, title, content: row.content },
    after: reason === '' ? null : { reason },
  })
}
