import { atOnce, type MemberFile } from '../data-copy/member-file.ts'

/** What they called their passkeys, and nothing of the keys. */
const passkeys = atOnce('passkeys', (db, memberId) =>
  db
    .selectFrom('passkey')
    .select(['name', 'added_at', 'used_at'])
    .where('user_id', '=', memberId)
    .orderBy('id')
    .execute(),
)

export const secondStepFiles: readonly MemberFile[] = [passkeys]
