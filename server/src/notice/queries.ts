import type { Notice } from '@loadout/contract/notice/notice.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

const notice = prepared((db, _shape: object, _values: object) =>
  db.selectFrom('notice').select(['message', 'enabled']),
)

/** There is always one: the migration has put it there. */
export const findNotice = async (db: Db) => (await notice(db, {}, {}))[0] as Notice
