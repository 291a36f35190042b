import { z } from 'zod'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'
import { pictureRule } from '@loadout/contract/platform/sent-picture.ts'
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts'

export type Parameter = { name: string; required: boolean; schema: JsonSchema; isFile: boolean }

/** What a call takes, as its schema says it. */
export function parametersOf({ input }: Pick<Endpoint, 'input'>): Parameter[] {
  if (!(input instanceof z.ZodObject)) return []
  return Object.entries(input.shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const picture = pictureRule(schema)
    return {
      name,
      required: !schema.safeParse(undefined).success,
      schema: picture ? fileSchema(picture) : jsonSchemaOf(schema),
      isFile: picture !== undefined,
    }
  })
}

const fileSchema = ({ formats, maxBytes, min, max }: PictureRule): JsonSchema => ({
  type: 'string',
  format: 'binary',
  description: `A picture (${formats.join(', ')}) of at most ${maxBytes} bytes, from ${min.width}x${min.height} to ${max.width}x${max.height} pixels.`,
})
