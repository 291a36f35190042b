import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { prepared, type Blanks, type ValueOrBlank } from '../platform/db/prepared.ts'

export const ENGLISH = 0

/** Every page in the asked language where it has it, else in English, else in the first it has. */
export const inLanguage = (db: Db, languageId: ValueOrBlank<number>) =>
  db
    .selectFrom('content_page as page')
    .innerJoin('content_page_version as version', 'version.page_id', 'page.id')
    .where(
      'version.language_id',
      '=',
      sql<number>`(
      select own.language_id from content_page_version as own
      where own.page_id = page.id
      order by own.language_id = ${languageId} desc, own.language_id limit 1)`,
    )

export const languagesOf = sql<number[]>`(
  select json_agg(written.language_id order by written.language_id)
  from content_page_version as written where written.page_id = page.id)`.as('languages')

const contentPage = prepared(
  (db, { url, languageId }: Blanks<{ url: string; languageId: number }>) =>
    inLanguage(db, languageId)
      .select([
        'version.title',
        'version.content',
        'page.url',
        'page.footer_category',
        'version.language_id',
        languagesOf,
      ])
      .where('page.url', '=', url),
)

export const findContentPage = async (db: Db, url: string, languageId = ENGLISH) =>
  (await contentPage(db, { url, languageId }))[0]

const contentLinks = prepared((db, { languageId }: Blanks<{ languageId: number }>) =>
  inLanguage(db, languageId)
    .select(['version.title', 'page.url', 'page.footer_category'])
    .orderBy('page.footer_category')
    .orderBy('page.position'),
)

export const listContentLinks = (db: Db, languageId = ENGLISH) => contentLinks(db, { languageId })

export const listContentUrls = (db: Db) =>
  db
    .selectFrom('content_page as page')
    .select(['page.url', 'page.footer_category', languagesOf])
    .orderBy('page.url')
    .execute()
