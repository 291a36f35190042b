import { z } from 'zod'
import { wireFlag, wireId, wireLine } from '../platform/wire.ts'
import { CATEGORY_NAME_MOST, CATEGORY_SHORT_NAME_MOST } from './category-rules.ts'

/**
 * What staff say of a game or of a shop category. Of one that is there stays what is left out, as
 * another of staff may have set it meanwhile; a new one has a name and a colour.
 */
export const writtenCategory = {
  id: wireId.optional(),
  name: wireLine({ least: 0, most: CATEGORY_NAME_MOST }).optional(),
  short_name: wireLine({ least: 0, most: CATEGORY_SHORT_NAME_MOST }).optional(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  hidden: wireFlag.optional(),
}
