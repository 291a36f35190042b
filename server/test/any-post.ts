import { articleTypeNumber } from '@loadout/contract/comments/comments.ts'
import type { TestSite } from './start-site.ts'

/** News that are made a post, for what asks no more of a post than that it is one. */
export async function anyPost(
  { make, db }: Pick<TestSite, 'make' | 'db'>,
  wish: Parameters<TestSite['make']['news']>[0] = {},
) {
  const news = await make.news(wish)
  await db
    .updateTable('article')
    .set({ kind: articleTypeNumber('blog') })
    .where('id', '=', news.id)
    .execute()
  return news
}
