import { z } from 'zod'

const spellings = z.registry<{ name: string }>()

/** A parameter that may come by another name, too; where both come, its own counts. */
export const alsoSpelled = <Value, Input>(
  field: z.ZodType<Value, Input>,
  name: string,
): z.ZodType<Value, Input> => field.register(spellings, { name })

export const otherSpelling = (field: z.ZodType): string | undefined => spellings.get(field)?.name
