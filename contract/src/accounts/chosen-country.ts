import { z } from 'zod'
import { countries } from '../countries/countries.ts'
import { wireSmallint } from '../platform/wire.ts'

/** What no form sends by mistake is left to be refused. */
export const isAbsurd = (value: unknown) => typeof value === 'string' && value.length > 20

/**
 * The place of a country in the list; whatever is none, such as the empty choice of a form, is no
 * country (ACC-42, ACC-78).
 */
export const chosenCountry = z.preprocess(
  (value: unknown) => {
    if (isAbsurd(value)) return value
    const isCountry = /^(?:0|[1-9]\d{0,2})$/.test(String(value)) && Number(value) < countries.length
    return isCountry ? Number(value) : undefined
  },
  wireSmallint(0, countries.length - 1).optional(),
) as z.ZodType<number | undefined, number | string | undefined>
