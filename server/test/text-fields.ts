import { z } from 'zod'
import { endpoints } from '@loadout/contract/endpoints.ts'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { named } from './tried-calls.ts'

/** A place in what a call takes where anybody may write what they like. */
type TextField = {
  /** `METHOD path`. */
  call: string
  endpoint: Endpoint
  /** `message`, or within JSON `versions[].title`. */
  field: string
  /** How long it may be in code points, where the contract says so. */
  min: number | undefined
  max: number | undefined
}

type Found = Pick<TextField, 'field' | 'min' | 'max'>

/** Every text of a schema, each once; what has a pattern of its own is no text. */
function textsIn(schema: z.ZodType, field: string): Found[] {
  if (schema instanceof z.ZodString) return schema.format === null ? [limitsOf(schema, field)] : []
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, inner]) =>
      textsIn(inner, field === '' ? name : `${field}.${name}`),
    )
  if (schema instanceof z.ZodArray) return textsIn(schema.element as z.ZodType, `${field}[]`)
  if (schema instanceof z.ZodRecord) return textsIn(schema.valueType as z.ZodType, `${field}{}`)
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => textsIn(option as z.ZodType, field))
  if (schema instanceof z.ZodPipe) return textsIn(schema.out as z.ZodType, field)
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return textsIn(schema.unwrap() as z.ZodType, field)
  if (isNoText(schema)) return []
  throw new Error(`${field} is of a kind that nobody has said whether it holds text`)
}

const limitsOf = (schema: z.ZodString, field: string): Found => {
  const { minLength, maxLength } = (schema.meta() ?? {}) as Record<string, number | undefined>
  return { field, min: minLength, max: maxLength }
}

/** Numbers, choices, truth values, what is read of them, files, and ids of letters and digits. */
const NO_TEXT = [
  z.ZodNumber,
  z.ZodBoolean,
  z.ZodLiteral,
  z.ZodEnum,
  z.ZodTransform,
  z.ZodCustom,
  z.ZodStringFormat,
]
const isNoText = (schema: z.ZodType) => NO_TEXT.some((kind) => schema instanceof kind)

/** Every text that a call of the contract takes. */
export const textFields: TextField[] = endpoints.flatMap((endpoint) => {
  const found = new Map(textsIn(endpoint.input, '').map((each) => [each.field, each]))
  return [...found.values()].map((each) => ({ call: named(endpoint), endpoint, ...each }))
})
