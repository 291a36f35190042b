import { sql } from 'kysely'
import type { ExternalService } from '@loadout/contract/profiles/profile.ts'
import { profiles, type DemoProfile } from '@loadout/demo/profiles.ts'
import type { Db } from '../platform/db/database.ts'
import { acceptedProfile } from '../platform/html/sanitize.ts'
import { personNamed, type Ids } from './insert-people.ts'

/** What people show of themselves beside a name, and the figures that are kept of them. */
export async function insertProfiles(tx: Db, ids: Ids): Promise<void> {
  for (const [name, profile] of Object.entries(profiles))
    await insertProfile(tx, personNamed(ids, name).id, profile)
  await countWhatPeopleDid(tx)
}

async function insertProfile(
  tx: Db,
  id: number,
  { banner, content, handles = {}, isPrivate, isClosed }: DemoProfile,
) {
  await tx
    .updateTable('users')
    .set({
      ...(banner === undefined ? {} : { banner }),
      ...(content === undefined ? {} : { content: acceptedProfile(content) }),
      shows_activity: isPrivate !== true,
      guestbook_open: isClosed !== true,
    })
    .where('id', '=', id)
    .execute()
  const rows = Object.entries(handles).map(([service, handle]) => ({
    user_id: id,
    service: service as ExternalService,
    handle,
  }))
  if (rows.length > 0) await tx.insertInto('external_profile').values(rows).execute()
}

/** Upvotes that came along with articles and comments are their writers' reputation, too. */
export const countWhatPeopleDid = (tx: Db) =>
  sql`
  update users set comment_count = coalesce(spoken.comments, 0),
    imported_upvotes = coalesce(spoken.upvotes, 0) + coalesce(written.upvotes, 0)
  from users as person
  left join (
    select author_id, count(*) filter (where deleted_at is null)::int as comments,
      sum(imported_upvotes)::int as upvotes
    from comment group by author_id) as spoken on spoken.author_id = person.id
  left join (
    select author_id, sum(imported_upvotes)::int as upvotes
    from article group by author_id) as written on written.author_id = person.id
  where person.id = users.id`.execute(tx)
