import { exampleWords } from './example-words.ts'
import type { JsonSchema } from './json-schema.ts'

/**
 * What a value of a schema may look like: the example that the contract gives, what the site itself
 * takes when nothing is sent, or what the name of the field stands for everywhere.
 */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.examples) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.default ?? schema.enum[0]
  if (schema.default !== undefined) return schema.default
  if (schema.anyOf) return exampleOf(schema.anyOf.find(isSomething) ?? {}, name)
  return ofType[schema.type ?? '']?.(schema, name) ?? null
}

const isSomething = ({ type }: JsonSchema) => type !== 'null'

const ofType: Record<string, ((schema: JsonSchema, name: string) => unknown) | undefined> = {
  object: objectExample,
  array: ({ items = {}, minItems = 1 }, name) =>
    Array.from({ length: minItems }, () => exampleOf(items, name)),
  boolean: () => false,
  integer: numberExample,
  number: numberExample,
  string: textExample,
}

function objectExample({ properties, propertyNames, additionalProperties }: JsonSchema) {
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema, name)]),
    )
  const names = (propertyNames?.enum ?? []) as string[]
  const value = typeof additionalProperties === 'object' ? additionalProperties : {}
  return Object.fromEntries(names.map((name) => [name, exampleOf(value, name)]))
}

function numberExample({ minimum = 0, maximum = Infinity }: JsonSchema, name: string) {
  const usual = exampleWords[name]
  return Math.min(Math.max(typeof usual === 'number' ? usual : 3, minimum), maximum)
}

function textExample({ maxLength = Infinity }: JsonSchema, name: string) {
  const usual = exampleWords[name]
  return (typeof usual === 'string' ? usual : 'text').slice(0, maxLength)
}
