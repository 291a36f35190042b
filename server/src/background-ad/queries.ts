import type { Db } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

const backgroundAd = prepared((db) => db.selectFrom('background_ad').select(['image', 'link']))

/** There is always a row: the migration has put it there. */
export const findBackgroundAd = async (db: Db) =>
  (await backgroundAd(db, {}))[0] as { image: string | null; link: string | null }
