import { sql } from 'kysely'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { Notice, WholeNotice } from '@loadout/contract/notice/notice.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared, type Blanks } from '../platform/db/prepared.ts'

const notice = prepared((db, { languageId }: Blanks<{ languageId: LanguageId | null }>) =>
  db
    .selectFrom('notice')
    .leftJoin('notice_translation as own', (join) => join.on('own.language_id', '=', languageId))
    .select([
      sql<string>`case when notice.enabled then coalesce(own.message, notice.message) else '' end`.as(
        'message',
      ),
      'notice.enabled',
    ]),
)

/** As readers get it. There is always one: the migration has put it there. */
export const findNotice = async (db: Db, languageId?: LanguageId) =>
  (await notice(db, { languageId: languageId ?? null }))[0] as Notice

/** Whoever changes it waits for others who do. */
export async function lockNotice(tx: Db): Promise<WholeNotice> {
  await tx.selectFrom('notice').select('id').forUpdate().execute()
  return readWholeNotice(tx)
}

export async function readWholeNotice(db: Db): Promise<WholeNotice> {
  const { message, enabled } = await db
    .selectFrom('notice')
    .select(['message', 'enabled'])
    .executeTakeFirstOrThrow()
  const translations = await db
    .selectFrom('notice_translation')
    .select(['language_id', 'message'])
    .orderBy('language_id')
    .execute()
  return { message, enabled, translations }
}
