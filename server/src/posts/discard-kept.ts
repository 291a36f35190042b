import type * as writing from '@loadout/contract/posts/writing.ts'
import type { Db } from '../platform/db/database.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { settleTextPictures } from '../text-pictures/text-pictures.ts'
import { lockOwnPost } from './own-post.ts'
import type { WrittenRow } from './post-rows.ts'

/** What was kept beside a published text goes, with pictures that stood in it alone. */
export async function deleteKept(
  tx: Db,
  { row, now }: { row: Pick<WrittenRow, 'id' | 'author_id' | 'content'>; now: Date },
): Promise<void> {
  await tx.deleteFrom('post_change').where('article_id', '=', row.id).execute()
  await settleTextPictures(tx, {
    on: `article ${row.id}`,
    html: [row.content],
    authorId: row.author_id,
    now,
  })
}

/** By its author, who goes back to what readers see. */
export function discardKept(
  { clock }: Pick<Site, 'clock'>,
  { input: { id, revision }, caller, transaction }: CallRequest<typeof writing.discardKeptPost>,
): Promise<{ id: number; revision: number }> {
  return transaction(async ({ tx }) => {
    const now = clock.now()
    const row = await lockOwnPost(tx, { id, caller, now })
    if (revision !== row.revision) throw ruleBroken('changed_meanwhile')
    if (row.changed_at === null) return { id, revision }
    await deleteKept(tx, { row, now })
    await tx
      .updateTable('article')
      .set({ revision: revision + 1 })
      .where('id', '=', id)
      .execute()
    return { id, revision: revision + 1 }
  })
}
