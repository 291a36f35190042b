import type { Db } from '../platform/db/database.ts'

/** The news of the demo community whose slug begins so. */
export async function articleNamed(tx: Db, slug: string): Promise<number> {
  const { article_id } = await tx
    .selectFrom('article_version')
    .select('article_id')
    .where('slug', 'like', `${slug}%`)
    .executeTakeFirstOrThrow()
  return article_id
}
