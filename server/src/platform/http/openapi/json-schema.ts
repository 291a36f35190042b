import { z } from 'zod'

/** As much of JSON Schema as schemas of the contract become. */
export type JsonSchema = {
  type?: string
  description?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  propertyNames?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  required?: string[]
  minItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** OpenAPI 3.1 names the version of its schemas once for all. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...written } = z.toJSONSchema(schema, {
    io: 'output',
    override({ jsonSchema }) {
      // A flag is 0 or 1 on the wire, and so is what it is when it is left out.
      if (jsonSchema.type === 'integer' && typeof jsonSchema.default === 'boolean')
        jsonSchema.default = Number(jsonSchema.default)
    },
  })
  return written as JsonSchema
}
