import type { Db } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

const heroContent = prepared((db) =>
  db
    .selectFrom('hero_content')
    .select(['type', 'identifier', 'link', 'title', 'lead', 'translations'])
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id'),
)

/** The slides that are shown, in their order. */
export const listHeroRows = (db: Db) => heroContent(db, {})

/** All of them, for staff. */
export const listAllHeroRows = (db: Db) =>
  db
    .selectFrom('hero_content')
    .select(['id', 'type', 'identifier', 'link', 'position', 'enabled'])
    .select(['title', 'lead', 'translations'])
    .orderBy('position')
    .orderBy('id')
    .execute()
