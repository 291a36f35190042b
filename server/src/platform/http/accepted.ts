import type { z } from 'zod'
import { invalidRequest } from './public-error.ts'

/** What a schema keeps of a value. Whatever it does not take cannot be asked for. */
export function accepted<Schema extends z.ZodType>(
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalidRequest()
  return parsed.data
}
