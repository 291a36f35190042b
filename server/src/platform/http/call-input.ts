import { z } from 'zod'
import type { Endpoint, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { aliasOf } from '@loadout/contract/platform/alias.ts'
import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'
import { pictureRule } from '@loadout/contract/platform/sent-picture.ts'
import type { Parameters } from './parameters.ts'
import { invalidRequest } from './public-error.ts'
import type { ReceivedForm } from './receive-forms.ts'

/** What a call brings, as its endpoint says it must be. */
export function parseInput<E extends Endpoint>(endpoint: E, raw: unknown): ParsedInputOf<E> {
  const parsed = endpoint.input.safeParse(asNamed(endpoint, raw))
  if (!parsed.success) throw invalidRequest(fieldOf(parsed.error))
  return parsed.data as ParsedInputOf<E>
}

/**
 * What was sent by the names that the endpoint has for it. Forms of many clients send every field
 * they have: what is empty in a question was left out. What changes something says for itself where
 * that holds (`orEmpty`), because leaving out a language or an end may mean all, or for good.
 */
function asNamed(endpoint: Endpoint, raw: unknown) {
  const names = leftOutWhenEmpty(endpoint)
  const sent = Object.entries(raw ?? {}) as [string, unknown][]
  const values = Object.fromEntries(
    sent.filter(([name, value]) => value !== '' || !names.has(name)),
  )
  for (const [name, alias] of aliasesOf(endpoint)) {
    if (values[alias] === undefined) continue
    // Of two that differ somebody could mean the other (checklist D08).
    if (values[name] !== undefined && values[name] !== values[alias]) throw invalidRequest(alias)
    values[name] = values[alias]
  }
  return values
}

/** The first field that its schema does not take. */
function fieldOf({ issues: [first] }: z.ZodError): string | undefined {
  const name = first?.path[0]
  return typeof name === 'string' ? name : undefined
}

/**
 * What can be said of the fields of an endpoint. Found when a call comes for the first time,
 * because trying the schemas of all calls holds up a start.
 */
function ofFields<Found>(find: (fields: [string, z.ZodType][], endpoint: Endpoint) => Found) {
  const known = new WeakMap<Endpoint, Found>()
  return (endpoint: Endpoint): Found => {
    const found = known.get(endpoint) ?? find(Object.entries(shapeOf(endpoint.input)), endpoint)
    known.set(endpoint, found)
    return found
  }
}

const aliasesOf = ofFields((fields) =>
  fields.flatMap(([name, field]) => {
    const alias = aliasOf(field)
    return alias === undefined ? [] : [[name, alias] as const]
  }),
)

type Takes = (field: z.ZodType, name: string, endpoint: Endpoint) => boolean

/** The names of parameters of which something holds. */
const namesOfThose = (takes: Takes) =>
  ofFields(
    (fields, endpoint): ReadonlySet<string> =>
      new Set(fields.filter(([name, field]) => takes(field, name, endpoint)).map(([name]) => name)),
  )

const takesValue = (field: z.ZodType, value: unknown) => field.safeParse(value).success

/** Parameters that take a list: those whose schema makes one even of nothing. */
export const listParameters = namesOfThose((field) => Array.isArray(field.safeParse('').data))

/** How much of a list is asked for is a number or not named at all (L04). */
const PAGING = new Set(['limit', 'offset'])

const saysYesOrNo = (field: z.ZodType) => field.safeParse('1').data === true

/**
 * Parameters of a question that need not be sent and cannot be empty. A truth value is 0 or 1 and
 * nothing else (checklist G13).
 */
const leftOutWhenEmpty = namesOfThose(
  (field, name, { method }) =>
    method === 'GET' &&
    !PAGING.has(name) &&
    !saysYesOrNo(field) &&
    takesValue(field, undefined) &&
    !takesValue(field, ''),
)

const shapeOf = (input: z.ZodType) =>
  input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {}

/** The fields that may hold a picture. */
export function pictureRules(input: z.ZodType): ReadonlyMap<string, PictureRule> {
  return new Map(
    Object.entries(shapeOf(input)).flatMap(([name, field]) => {
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
