import { ITEM_CODE_MAX, MAX_ITEM_CODES } from '@loadout/contract/store/item-rules.ts'
import { plainLine } from '@loadout/contract/platform/plain-line.ts'
import type * as store from '@loadout/contract/store/store.ts'
import { OrderStatus } from '@loadout/contract/store/store.ts'
import type * as staff from '@loadout/contract/store/staff-store.ts'
import type { Db } from '../platform/db/database.ts'
import { PublicError, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { purgeIfSeen } from '../platform/purge-if-seen.ts'
import type { Site } from '../site-parts.ts'
import { itemTarget, lockItem, refuseSold } from './lock-item.ts'
import { STORE } from './page-tags.ts'
import type { CodeSeal } from './seal-code.ts'

/** The audit says how many, and never which. */
export function setCodes(
  seal: CodeSeal,
  { input, caller, transaction }: CallRequest<typeof staff.setCodes>,
): Promise<{ codes: number }> {
  const { id } = input
  const codes = acceptedCodes(input.codes)
  return transaction(async (work) => {
    const { tx } = work
    const item = await lockItem(tx, id)
    refuseSold(item)
    await tx.deleteFrom('shop_code').where('item_id', '=', id).execute()
    if (codes.length > 0)
      await tx
        .insertInto('shop_code')
        .values(codes.map((code) => ({ item_id: id, sealed: seal.seal(code, id) })))
        .execute()
    const seen = (count: number) => (item.hidden ? undefined : { atOnce: count > 0 })
    purgeIfSeen(work, {
      tags: [STORE],
      before: seen(item.code_count),
      after: seen(codes.length),
    })
    await work.audit({
      adminId: caller.id,
      action: 'shop codes set',
      target: itemTarget(id),
      before: { codes: item.code_count },
      after: { codes: codes.length },
    })
    return { codes: codes.length }
  })
}

function acceptedCodes(text: string): string[] {
  const codes = text
    .split('\n')
    .map(plainLine)
    .filter((code) => code !== '')
  const isUsable =
    codes.length <= MAX_ITEM_CODES &&
    codes.every((code) => code.length <= ITEM_CODE_MAX) &&
    new Set(codes).size === codes.length
  if (!isUsable) throw ruleBroken('codes_unusable', 'codes')
  return codes
}

/**
 * The codes of an own order that was distributed, and of nobody else's (checklist A13). The answer
 * holds what must not be kept for repeats, so this is a transaction of its own.
 */
export async function showCodes(
  { transaction }: Pick<Site, 'transaction'>,
  seal: CodeSeal,
  { input, caller }: Pick<CallRequest<typeof store.showCodes>, 'input' | 'caller'>,
): Promise<{ codes: string[] }> {
  return transaction(async ({ tx }) => {
    const order = await tx
      .updateTable('shop_order')
      .set((set) => ({ codes_shown: set('codes_shown', '+', 1) }))
      .where('id', '=', input.id)
      .where('buyer_id', '=', caller.id)
      .where('status', '=', OrderStatus.Distributed)
      .returning('item_id')
      .executeTakeFirst()
    if (!order) throw new PublicError(404, 'order_not_found')
    return { codes: await openCodes(tx, seal, order.item_id) }
  })
}

/** Refuses those of an item whose SECRET is gone: nobody is to pay for what cannot be delivered. */
export async function openCodes(tx: Db, seal: CodeSeal, itemId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('shop_code')
    .select('sealed')
    .where('item_id', '=', itemId)
    .orderBy('id')
    .execute()
  return rows.map(({ sealed }) => {
    const code = seal.open(sealed, itemId)
    if (code === undefined) throw ruleBroken('codes_unreadable')
    return code
  })
}
