import { z } from 'zod'

const aliases = z.registry<{ name: string }>()

/** A parameter that may come by another name, too; where both come and differ, it is refused. */
export const withAlias = <Field extends z.ZodType>(field: Field, name: string): Field => {
  aliases.add(field, { name })
  return field
}

/**
 * The other name of a parameter. It belongs to the very schema that was given it: one made of that,
 * as by `optional()`, has none.
 */
export const aliasOf = (field: z.ZodType): string | undefined => aliases.get(field)?.name
