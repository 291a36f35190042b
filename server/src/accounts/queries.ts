import { isStaff } from '@loadout/contract/accounts/permissions.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared, type Blanks } from '../platform/db/prepared.ts'
import type { Site } from '../site-parts.ts'
import { isHeld } from './held-marks.ts'
import type { Until } from './is-banned.ts'
import { findUndoLinksTo } from './links.ts'
import { signInColumns } from './sign-in-columns.ts'

/** What signing in needs to know of whoever has this name, in any case. */
export const findForSignIn = (db: Db, username: string) =>
  db
    .selectFrom('users')
    .select(signInColumns)
    .where((where) => where(where.fn<string>('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst()

/** What a mail to somebody needs to know. */
export const findForMail = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'flags', 'language_id', 'country_id'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether somebody may anything that members may not. */
export async function isOfStaff(db: Db, id: number): Promise<boolean> {
  const person = await db
    .selectFrom('users')
    .select(['flags', 'permissions'])
    .where('id', '=', id)
    .executeTakeFirst()
  return person !== undefined && isStaff(person)
}

/** By somebody, or held for whoever has given it up or has left with it (checklist E09). */
export async function isUsernameTaken(
  db: Db,
  site: Pick<Site, 'clock' | 'settings'>,
  username: string,
  exceptId = 0,
) {
  const name = username.toLowerCase()
  const found = await db
    .selectFrom('users')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['username']), '=', name))
    .unionAll(
      db
        .selectFrom('former_username')
        .select('user_id as id')
        .where('username', '=', name)
        .where('held_until', '>', site.clock.now())
        .where('user_id', '<>', exceptId),
    )
    .executeTakeFirst()
  return found !== undefined || isHeld(db, site, { username })
}

/**
 * By somebody, or held for whoever it was taken from by a change they may still undo (checklist
 * D13).
 */
export async function isEmailTaken(db: Db, clock: Clock, email: string) {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return found !== undefined || (await findUndoLinksTo(db, { clock }, email)).length > 0
}

/** Until when somebody is banned, where they are. */
export const findBan = async (db: Db, id: number, now: Date): Promise<Until | undefined> => {
  const person = await db
    .selectFrom('users')
    .select('banned_until')
    .where('id', '=', id)
    .where('banned_until', '>', now)
    .executeTakeFirst()
  return person?.banned_until ?? undefined
}

const ownRow = prepared((db, { id }: Blanks<{ id: number }>) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'avatar',
      'banner',
      'email',
      'country_id',
      'points',
      'dollars',
      'flags',
      'permissions',
      'notifications_enabled',
      'last_seen_notifications',
      'match_id',
      'content',
      'leaves_at',
    ])
    .where('id', '=', id),
)

export const findOwnRow = async (db: Db, id: number) => (await ownRow(db, { id }))[0]

export const findPasswordHash = async (db: Db, id: number) =>
  (await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst())
    ?.password_hash
