import type { SentFile } from '@loadout/contract/platform/sent-picture.ts'
import { faultsOf } from '@loadout/contract/forms/form-rules.ts'
import { itemRules } from '@loadout/contract/store/item-rules.ts'
import type * as staff from '@loadout/contract/store/staff-store.ts'
import type { Selectable } from 'kysely'
import { difference } from '../audit/difference.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { purgeIfSeen } from '../platform/purge-if-seen.ts'
import { keptPicture } from '../platform/media/kept-picture.ts'
import type { Site } from '../site-parts.ts'
import { findItem, itemTarget, lockItem, refuseSold } from './lock-item.ts'
import { itemTag, STORE } from './page-tags.ts'
import { itemPictures } from './pictures.ts'
import type { StoreTables } from './tables.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'pictures' | 'categories'>
type Row = Omit<Selectable<StoreTables['shop_item']>, 'id' | 'sold' | 'inserted'>

/** Everything about the item is checked before its picture is made (ADMIN-16). */
export async function createItem(
  { clock, pictures, categories }: Parts,
  { input, caller, transaction }: CallRequest<typeof staff.createItem>,
): Promise<{ id: number }> {
  const { image: picture, ...given } = input
  refuseFaults({ ...given, image: '' }, picture, categories)
  const image = await keptPicture(
    { pictures },
    { image: picture, kind: itemPictures, ownerId: caller.id },
  )
  return transaction(async (work) => {
    const { tx } = work
    const row = { ...given, image: image ?? '' }
    const { id } = await tx
      .insertInto('shop_item')
      .values({ ...row, inserted: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await pictures.use(tx, row.image, { kind: itemPictures })
    purgeIfSeen(work, { tags: [STORE], before: undefined, after: seen(row) })
    await work.audit({
      adminId: caller.id,
      action: 'shop item created',
      target: itemTarget(id),
      before: null,
      after: row,
    })
    return { id }
  })
}

/** Of what was sold everything stays as it was bought (ADMIN-16). */
export async function editItem(
  { db, pictures, categories }: Parts,
  { input, caller, transaction }: CallRequest<typeof staff.editItem>,
): Promise<{ id: number }> {
  const { id, image: picture, ...change } = input
  const known = await findItem(db, id)
  refuseSold(known)
  refuseFaults({ ...known, ...withoutGaps(change) }, picture, categories)
  const image = await keptPicture(
    { pictures },
    { image: picture, kind: itemPictures, ownerId: caller.id },
  )
  return transaction(async (work) => {
    const { tx } = work
    const before = await lockItem(tx, id)
    refuseSold(before)
    const row = { ...withoutGaps(change), ...(image === undefined ? {} : { image }) }
    const changed = difference(before, { ...before, ...row })
    if (!changed) return { id }
    await tx.updateTable('shop_item').set(row).where('id', '=', id).execute()
    if (image !== undefined)
      await pictures.use(tx, image, { kind: itemPictures, insteadOf: before.image })
    const after = seen({ ...before, ...row })
    purgeIfSeen(work, { tags: [STORE, itemTag(id)], before: seen(before), after })
    await work.audit({
      adminId: caller.id,
      action: 'shop item edited',
      target: itemTarget(id),
      ...changed,
    })
    return { id }
  })
}

export const deleteItem = (
  { pictures }: Parts,
  { input, caller, transaction }: CallRequest<typeof staff.deleteItem>,
): Promise<{ success: true }> =>
  transaction(async (work) => {
    const { tx } = work
    const item = await lockItem(tx, input.id)
    refuseSold(item)
    await tx.deleteFrom('shop_item').where('id', '=', input.id).execute()
    await pictures.drop(tx, item.image)
    const tags = [STORE, itemTag(input.id)]
    purgeIfSeen(work, { tags, before: seen(item), after: undefined })
    await work.audit({
      adminId: caller.id,
      action: 'shop item deleted',
      target: itemTarget(input.id),
      before: { name: item.name, price: item.price },
      after: null,
    })
    return { success: true as const }
  })

const seen = <Item extends { hidden: boolean }>(item: Item) => (item.hidden ? undefined : item)

/** What is left out stays. */
const withoutGaps = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>
  }

function refuseFaults(
  row: Pick<Row, 'name' | 'price' | 'category_id' | 'image'>,
  picture: SentFile | undefined,
  categories: Site['categories'],
): void {
  const [fault] = faultsOf(itemRules, { ...row, picture })
  if (fault) throw ruleBroken(fault.code, fault.field === 'picture' ? 'image' : fault.field)
  if (!categories.all.some(({ id }) => id === row.category_id))
    throw ruleBroken('category_missing', 'category_id')
}
