import type { Category } from '@loadout/contract/categories/categories.ts'
import { GENERAL } from '@loadout/contract/categories/patterns.ts'
import type { ShopCategory } from '@loadout/contract/store/shop-categories.ts'
import type { saveShopCategory } from '@loadout/contract/store/staff-store.ts'
import { sql } from 'kysely'
import { nextId, type Categories } from '../categories/categories.ts'
import type { Db } from '../platform/db/database.ts'
import { invalidRequest, PublicError, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { STORE } from './page-tags.ts'

/** STORE-02: every category but that of nothing, with the ids of those below it. */
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

type Save = CallRequest<typeof saveShopCategory>

/** Staff wait for each other, so that two new categories get two numbers. */
export function saveCategory(
  { categories }: Pick<Site, 'categories'>,
  { input, caller, transaction }: Save,
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
      before: before && { name: before.name, color: before.color, hidden: before.hidden },
      after: category,
    })
    return { id }
  })
}

type Words = Pick<Category, 'name' | 'short_name' | 'color' | 'hidden'>

/** As it is from now on: what is left out stays as another of staff may have set it meanwhile. */
function wholeCategory(written: Omit<Save['input'], 'id'>, before: Words | null): Words {
  const name = written.name ?? before?.name ?? ''
  const color = written.color ?? before?.color
  if (name === '') throw ruleBroken('name_missing', 'name')
  if (color === undefined) throw invalidRequest('color')
  return {
    name,
    short_name: written.short_name ?? before?.short_name ?? '',
    color,
    hidden: written.hidden ?? before?.hidden ?? false,
  }
}

type Written = Words & Pick<Category, 'id'>

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
