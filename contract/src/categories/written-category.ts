import { z } from 'zod'
import { wireFlag, wireId, wireLine } from '../platform/wire.ts'
import { CATEGORY_NAME_MAX, CATEGORY_SHORT_NAME_MAX } from './category-rules.ts'

/**
 * What staff say of a game or of a shop category. Of one that is there stays what is left out, as
 * another of staff may have set it meanwhile; a new one has a name and a colour.
 */
export const writtenCategory = {
  id: wireId.optional(),
  name: wireLine({ min: 0, max: CATEGORY_NAME_MAX }).optional(),
  short_name: wireLine({ min: 0, max: CATEGORY_SHORT_NAME_MAX }).optional(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  hidden: wireFlag.optional(),
}
