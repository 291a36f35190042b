import { inBatches, type MemberFile } from '../data-copy/member-file.ts'

const entries = inBatches('wallet', (db, { memberId, after, limit }) =>
  db
    .selectFrom('dollar_leg as leg')
    .innerJoin('dollar_transfer as transfer', 'transfer.id', 'leg.transfer_id')
    .select(['transfer.id as key', 'transfer.type', 'transfer.data', 'transfer.inserted'])
    .select(['leg.dollars as cents', 'leg.balance as balance_cents'])
    .where('leg.user_id', '=', memberId)
    .where('leg.transfer_id', '>', after)
    .orderBy('leg.transfer_id')
    .limit(limit)
    .execute(),
)

export const walletFiles: readonly MemberFile[] = [entries]
