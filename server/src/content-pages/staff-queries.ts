import { sql } from 'kysely'
import type { StaffPage, StaffPageEntry } from '@loadout/contract/content-pages/staff-pages.ts'
import type { Db } from '../platform/db/database.ts'
import { inLanguage, languagesOf } from './queries.ts'

export const listStaffPages = (db: Db, languageId: number): Promise<StaffPageEntry[]> =>
  inLanguage(db, languageId)
    .select([
      'page.id',
      'version.title',
      'version.content',
      'page.url',
      'page.footer_category',
      'version.language_id',
      languagesOf,
    ])
    .orderBy('page.footer_category')
    .orderBy('page.position')
    .orderBy('page.id')
    .execute()

export async function findStaffPage(db: Db, id: number): Promise<StaffPage | undefined> {
  const page = await db
    .selectFrom('content_page')
    .select(['id', 'url', 'footer_category', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!page) return undefined
  const versions = await db
    .selectFrom('content_page_version')
    .select(['language_id', 'title', 'content'])
    .where('page_id', '=', id)
    .orderBy('language_id')
    .execute()
  return { ...page, versions }
}

/**
 * Staff wait for each other, so that an address is given once and a revision is told once; readers
 * do not wait.
 */
export const lockPages = (tx: Db) =>
  sql`lock table content_page in share row exclusive mode`.execute(tx)

export async function hasUrl(tx: Db, url: string): Promise<boolean> {
  return (
    (await tx.selectFrom('content_page').select('id').where('url', '=', url).executeTakeFirst()) !==
    undefined
  )
}

/** Behind all others. */
export async function lastPosition(tx: Db): Promise<number> {
  const { next } = await tx
    .selectFrom('content_page')
    .select(({ fn }) => sql<number>`coalesce(${fn.max('position')} + 1, 0)`.as('next'))
    .executeTakeFirstOrThrow()
  return next
}
