import { z } from 'zod'
import type { Endpoint, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'
import { pictureRule } from '@loadout/contract/platform/sent-picture.ts'
import type { Parameters } from './parameters.ts'
import { invalidRequest } from './public-error.ts'
import type { ReceivedForm } from './receive-forms.ts'

/** What a call brings, as its endpoint says it must be. */
export function parseInput<E extends Endpoint>(endpoint: E, raw: unknown): ParsedInputOf<E> {
  const parsed = endpoint.input.safeParse(raw)
  if (!parsed.success) throw invalidRequest(fieldOf(parsed.error))
  return parsed.data as ParsedInputOf<E>
}

/** The first field that its schema does not take. */
function fieldOf({ issues: [first] }: z.ZodError): string | undefined {
  const name = first?.path[0]
  return typeof name === 'string' ? name : undefined
}

const lists = new WeakMap<z.ZodType, ReadonlySet<string>>()

/**
 * The names of parameters that take a list: those whose schema makes one of a single value. Found
 * when a call comes for the first time, because trying the schemas of all calls holds up a start.
 */
export function listParameters({ input }: Pick<Endpoint, 'input'>): ReadonlySet<string> {
  const known = lists.get(input)
  if (known) return known
  const shape = input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {}
  const found = new Set(
    Object.keys(shape).filter((name) => Array.isArray(shape[name]?.safeParse('1').data)),
  )
  lists.set(input, found)
  return found
}

/** The fields that may hold a picture. */
export function pictureRules(input: z.ZodType): ReadonlyMap<string, PictureRule> {
  const shape = input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {}
  return new Map(
    Object.entries(shape).flatMap(([name, field]) => {
      const rule = pictureRule(field)
      return rule ? [[name, rule] as const] : []
    }),
  )
}

/** A name that comes both as a text and as a file is refused, as any other that comes twice. */
export function withFiles(
  parameters: Parameters,
  files: ReceivedForm['files'],
): Record<string, unknown> {
  if (Object.keys(files).some((name) => Object.hasOwn(parameters, name))) throw invalidRequest()
  return { ...parameters, ...files }
}
