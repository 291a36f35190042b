import type { BalanceEntry } from '@loadout/contract/wallet/balance.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { preparedByShape, type Blanks } from '../platform/db/prepared.ts'

type Page = { limit: number; offset: number; type?: number | undefined }

/** A member's own entries are walked, however many others have; the latest first (WALLET-08). */
const historyRows = preparedByShape(
  (
    db,
    { ofType }: { ofType: boolean },
    page: Blanks<{ userId: number; type: number; limit: number; offset: number }>,
  ) =>
    db
      .selectFrom('dollar_leg as leg')
      .innerJoin('dollar_transfer as transfer', 'transfer.id', 'leg.transfer_id')
      .select([
        'transfer.id',
        'transfer.inserted',
        'transfer.type',
        'transfer.data',
        'leg.dollars',
        'leg.balance',
      ])
      .where('leg.user_id', '=', page.userId)
      .$if(ofType, (rows) => rows.where('transfer.type', '=', page.type))
      .orderBy('leg.transfer_id', 'desc')
      .limit(page.limit)
      .offset(page.offset),
)

export async function readHistory(
  db: Db,
  userId: number,
  { type, limit, offset }: Page,
): Promise<BalanceEntry[]> {
  const rows = await historyRows(
    db,
    { ofType: type !== undefined },
    { userId, type: type ?? 0, limit, offset },
  )
  return rows.map(({ inserted, balance, ...row }) => ({
    ...row,
    balance: balance ?? 0,
    inserted: unixSeconds(inserted),
  }))
}
