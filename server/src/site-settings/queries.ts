import type { Selectable } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import type { Tables } from '../platform/db/tables.ts'

export type SettingsRow = Omit<Selectable<Tables['site_settings']>, 'id' | 'changed_at'>

const settings = (db: Db) =>
  db
    .selectFrom('site_settings')
    .select(['name', 'taglines', 'accent', 'contact', 'links', 'currency_name'])
    .select(['logo_dark', 'logo_light', 'icon', 'maskable_icon'])
    .select(['ld_earning_enabled', 'reveal_accounts', 'staff_second_step', 'newcomer_posts_held'])
    .select(['languages', 'fallback_language_id'])

const kept = prepared((db) => settings(db))

/** There is always one: the migration has put it there. */
export async function findSettings(db: Db): Promise<SettingsRow> {
  const [row] = await kept(db, {})
  if (!row) throw new Error('there are no settings of the site')
  return row
}

export const lockSettings = (tx: Db): Promise<SettingsRow> =>
  settings(tx).forUpdate().executeTakeFirstOrThrow()
