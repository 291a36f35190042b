import type { FormRules } from '@loadout/contract/forms/form-rules.ts'
import { ITEM_POSITION_MAX, itemRules } from '@loadout/contract/store/item-rules.ts'
import type { StaffItem } from '@loadout/contract/store/staff-store.ts'
import { changedFields } from '../../ui/forms/changed-fields.ts'
import { centsIn, typedCents } from '../cents.ts'

/** An item as it stands in its fields, which are called as those of the calls. */
export type ItemForm = {
  name: string
  description: string
  price: string
  category_id: string
  image: File | undefined
  /** The picture it has already. */
  saved: string
  position: string
  featured: boolean
  hidden: boolean
}

export const formOf = (item: StaffItem | undefined): ItemForm => ({
  name: item?.name ?? '',
  description: item?.description ?? '',
  price: item ? typedCents(item.price) : '',
  category_id: item ? String(item.category_id) : '',
  image: undefined,
  saved: item?.image ?? '',
  position: String(item?.position ?? 0),
  featured: item?.featured ?? false,
  hidden: item?.hidden ?? false,
})

/** What is typed as the calls take it; a new picture only when there is one. */
export const itemOf = (form: ItemForm) => ({
  name: form.name.trim(),
  description: form.description.trim(),
  price: centsIn(form.price) ?? 0,
  category_id: Number(form.category_id),
  position: Number(form.position),
  featured: form.featured,
  hidden: form.hidden,
  ...(form.image && { image: form.image }),
})

/** What the item becomes in the place of what its fields said at first. */
export const changesOf = (item: StaffItem, form: ItemForm) =>
  changedFields(itemOf(formOf(item)), itemOf(form))

/** The rules of the contract, for fields of text. */
export const itemFormRules: FormRules<ItemForm> = {
  name: (_, form) => itemRules.name?.(itemOf(form).name, valuesOf(form)),
  price: (_, form) => itemRules.price?.(itemOf(form).price, valuesOf(form)),
  category_id: (_, form) => itemRules.category_id?.(itemOf(form).category_id, valuesOf(form)),
  position: (typed) => (isPosition(typed.trim()) ? undefined : 'position_unusable'),
  image: (image, form) => itemRules.picture?.(image, valuesOf(form)),
}

const isPosition = (typed: string) => /^\d+$/.test(typed) && Number(typed) <= ITEM_POSITION_MAX

function valuesOf(form: ItemForm) {
  const { name, price, category_id } = itemOf(form)
  return { name, price, category_id, picture: form.image, image: form.saved }
}
