import { atOnce, type MemberFile } from '../data-copy/member-file.ts'

/** Neither the password nor anything made of it. */
const account = atOnce('account', (db, memberId) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'country_id', 'language_id', 'flags', 'permissions'])
    .select(['points', 'dollars as ld_dollars_cents', 'inserted', 'referrer_id'])
    .where('id', '=', memberId)
    .execute(),
)

const formerNames = atOnce('former-usernames', (db, memberId) =>
  db
    .selectFrom('former_username')
    .select(['username', 'held_until'])
    .where('user_id', '=', memberId)
    .execute(),
)

const networks = atOnce('networks', (db, memberId) =>
  db
    .selectFrom('sign_in_network')
    .select(['network', 'used'])
    .where('user_id', '=', memberId)
    .orderBy('used')
    .execute(),
)

export const accountFiles: readonly MemberFile[] = [account, formerNames, networks]
