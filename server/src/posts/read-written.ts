import type * as writing from '@loadout/contract/posts/writing.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { admitAuthor } from './own-post.ts'
import { postPicture } from './pictures.ts'
import { findWrittenRow } from './post-rows.ts'

/** As its author last wrote it, on whatever device. */
export async function readWrittenPost(
  { db, clock, categories }: Pick<Site, 'db' | 'clock' | 'categories'>,
  { input, caller }: Pick<CallRequest<typeof writing.getWrittenPost>, 'input' | 'caller'>,
): Promise<writing.WrittenPost> {
  const row = await findWrittenRow(db, input.id, clock.now())
  admitAuthor(row, caller)
  return {
    id: row.id,
    revision: row.revision,
    slug: row.slug,
    language_id: row.changed_language_id ?? row.language_id,
    title: row.changed_title ?? row.title,
    content: row.changed_content ?? row.content,
    categories: categories.inMask(row.changed_category_mask ?? row.category_mask),
    tags: row.tags ?? [],
    image: postPicture(row.image),
    poll: row.poll,
    published: row.published_at && unixSeconds(row.published_at),
    starred: row.starred_at && unixSeconds(row.starred_at),
    is_of_purchase: row.shop_item_id !== null,
    kept: unixSeconds(row.kept_at),
    is_changed: row.changed_at !== null,
  }
}
