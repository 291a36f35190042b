import type { Category } from '@loadout/contract/categories/categories.ts'
import { GENERAL } from '@loadout/contract/categories/patterns.ts'
import type { ShopCategory } from '@loadout/contract/store/shop-categories.ts'
import type * as staff from '@loadout/contract/store/staff-store.ts'
import { sql } from 'kysely'
import { nextId, type Categories } from '../categories/categories.ts'
import { wholeCategory } from '../categories/whole-category.ts'
import type { Db } from '../platform/db/database.ts'
import { PublicError } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { STORE } from './page-tags.ts'

/** Every category but that of nothing, with the ids of those below it (STORE-02). */
export const shopCategories = ({ all }: Categories): ShopCategory[] =>
  all
    .filter(({ id }) => id >= GENERAL)
    .map(({ id, name, short_name, color, background, parent, hidden }) => ({
      id,
      name,
      short_name,
      color,
      background,
      parent,
      children: all.filter((other) => other.parent === id).map((other) => other.id),
      hidden,
    }))

/** Staff wait for each other, so that two new categories get two numbers. */
export function saveShopCategory(
  { categories }: Pick<Site, 'categories'>,
  { input, caller, transaction }: CallRequest<typeof staff.saveShopCategory>,
): Promise<{ id: number }> {
  const { id: given, ...written } = input
  return transaction(async (work) => {
    const { tx } = work
    await sql`lock table category in share row exclusive mode`.execute(tx)
    const rows = await tx.selectFrom('category').selectAll().orderBy('id').execute()
    const before = rows.find((row) => row.id === given && row.parent === GENERAL) ?? null
    if (given !== undefined && before === null) throw new PublicError(404, 'category_not_found')
    const category = wholeCategory(written, before)
    const id = given ?? nextId(rows)
    await writeCategory(tx, { id, ...category })
    categories.changedIn(work)
    // With a category its items are hidden.
    work.purge(STORE)
    await work.audit({
      adminId: caller.id,
      action: 'shop category saved',
      target: `category ${id}`,
      before: before && wholeCategory({}, before),
      after: category,
    })
    return { id }
  })
}

type Written = Pick<Category, 'id' | 'name' | 'short_name' | 'color' | 'hidden'>

const writeCategory = (tx: Db, { id, ...category }: Written) =>
  tx
    .insertInto('category')
    .values({
      id,
      ...category,
      tag_name: `shelf-${id}`,
      background: 'csgo',
      has_article_icon: false,
      parent: GENERAL,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(category))
    .execute()
