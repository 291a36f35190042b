import { countries } from '../countries/countries.ts'
import { orNone, wireSmallint } from '../platform/wire.ts'

/**
 * The place of a country in the list; whatever is none, such as the empty choice of a form, is no
 * country (ACC-42, ACC-78).
 */
export const chosenCountry = orNone(wireSmallint(0, countries.length - 1))
