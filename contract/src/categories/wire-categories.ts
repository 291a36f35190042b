import { wireIds } from '../platform/wire.ts'
import { CATEGORY_ID_MAX } from './category-rules.ts'

/** As many as there can be, of which 0 is one: a set of them is one number to the database. */
export const wireCategories = wireIds(CATEGORY_ID_MAX + 1)
