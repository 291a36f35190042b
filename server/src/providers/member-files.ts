import { atOnce, type MemberFile } from '../data-copy/member-file.ts'
import { nameOf } from './link-account.ts'
import { listAccounts } from './queries.ts'

const accounts = atOnce('connected-accounts', async (db, memberId) =>
  (await listAccounts(db, memberId)).map(({ provider, external_id, handle, connected_at }) => ({
    service: nameOf(provider),
    external_id,
    handle,
    connected_at,
  })),
)

const esportal = atOnce('esportal', (db, memberId) =>
  db
    .selectFrom('esportal_account')
    .select(['username', 'connected_at'])
    .where('user_id', '=', memberId)
    .execute(),
)

export const providerFiles: readonly MemberFile[] = [accounts, esportal]
