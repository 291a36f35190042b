import { z } from 'zod'

const spellings = z.registry<{ name: string }>()

/** A parameter that may come by another name, too; where both come and differ, it is refused. */
export const alsoSpelled = <Field extends z.ZodType>(field: Field, name: string): Field => {
  spellings.add(field, { name })
  return field
}

export const otherSpelling = (field: z.ZodType): string | undefined => spellings.get(field)?.name
