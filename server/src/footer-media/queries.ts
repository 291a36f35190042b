import type { Db } from '../platform/db/database.ts'

const columns = ['id', 'link', 'caption', 'image', 'position', 'instagram_id'] as const

/** What is shown of them, in their order. */
export const listMediaRows = (db: Db, limit: number) =>
  db
    .selectFrom('footer_media')
    .select(columns)
    .where('hidden', '=', false)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute()

/** More than anybody puts there. */
const MAX_STAFF = 200
export const listAllMediaRows = (db: Db) => listMediaRows(db, MAX_STAFF)
