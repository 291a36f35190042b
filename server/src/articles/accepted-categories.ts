import type { Categories } from '../categories/categories.ts'
import { invalidRequest } from '../platform/http/public-error.ts'

/** The games of an article: any that there are, hidden ones too, but not "None". */
export function acceptedCategories(ids: readonly number[], { all }: Categories): number[] {
  if (ids.some((id) => id === 0 || !all.some((category) => category.id === id)))
    throw invalidRequest('categories')
  return ids.filter((id, index) => ids.indexOf(id) === index)
}
