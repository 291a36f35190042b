import type { Db } from '../platform/db/database.ts'
import { PublicError, ruleBroken } from '../platform/http/public-error.ts'

export const itemNotFound = () => new PublicError(404, 'item_not_found')

/** As the audit calls it. */
export const itemTarget = (id: number) => `shop item ${id}`

export async function findItem(db: Db, id: number) {
  const item = await itemRow(db, id).executeTakeFirst()
  if (!item) throw itemNotFound()
  return item
}

/** An item that staff are about to change: whoever buys it comes before or after. */
export async function lockItem(tx: Db, id: number) {
  const item = await itemRow(tx, id).forUpdate().executeTakeFirst()
  if (!item) throw itemNotFound()
  return item
}

const itemRow = (db: Db, id: number) => db.selectFrom('shop_item').selectAll().where('id', '=', id)

export function refuseSold({ sold }: { sold: boolean }): void {
  if (sold) throw ruleBroken('item_sold')
}
