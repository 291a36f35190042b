import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'

type Serialise = (answer: unknown) => string

const written = new WeakMap<z.ZodType, Serialise>()

/**
 * Writes the answers of an endpoint: the fields that its schema names, and no other (checklist
 * G04). Made when the call is answered for the first time, because making those of all calls takes
 * longer than everything else a start does.
 */
export function serialiserOf({ output }: Pick<Endpoint, 'output'>): Serialise {
  const known = written.get(output)
  if (known) return known
  const serialise: Serialise = fastJsonStringify(
    z.toJSONSchema(output, { target: 'draft-7', io: 'output' }) as Schema,
  )
  written.set(output, serialise)
  return serialise
}
