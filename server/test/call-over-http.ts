import { expect } from 'vitest'
import type { Endpoint, InputOf, OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { refusalsOf } from '../src/platform/http/openapi/refusals.ts'

/** What a refused call rejects with. */
export type Refused = { status: number; code: string; error: string }

/**
 * What goes with a call beside its input: who calls, the key of a repeat, and the address that a
 * trusted proxy says it comes from.
 */
export type Extras = {
  _u?: number | undefined
  _t?: string | undefined
  _k?: string
  from?: string
}

/**
 * Calls an endpoint as any client would, and holds the answer against its schema: nothing missing,
 * nothing beyond it. What it refuses with is what its contract says it may.
 */
export async function callOver<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: InputOf<E>,
  { from, ...extras }: Extras = {},
  /** Of a browser that keeps cookies. */
  send: (url: string, init?: RequestInit) => Promise<Response> = fetch,
): Promise<OutputOf<E>> {
  const fields = formOf({ ...extras, ...(input as object | undefined) })
  const headers: Record<string, string> = from === undefined ? {} : { 'x-forwarded-for': from }
  const response =
    endpoint.method === 'GET'
      ? await send(`${url}/api${endpoint.path}?${fields as URLSearchParams}`, { headers })
      : await send(`${url}/api${endpoint.path}`, { method: 'POST', body: fields, headers })
  const body = (await response.json()) as Record<string, unknown>
  if (!response.ok) {
    if (response.status < 500)
      expect(refusalsOf(endpoint), `${endpoint.path} names its refusals`).toContain(body['code'])
    throw { status: response.status, ...body }
  }
  expect(body, `${endpoint.path} answers what its schema says and nothing else`).toEqual(
    endpoint.output.parse(body),
  )
  return body as OutputOf<E>
}

const textOf = (value: unknown) => String(typeof value === 'boolean' ? Number(value) : value)

/** What a client sends of these values: with a file it is a multipart form (API-07). */
export function formOf(values: Record<string, unknown>): URLSearchParams | FormData {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const fields = given.some(([, value]) => value instanceof Blob)
    ? new FormData()
    : new URLSearchParams()
  for (const [name, value] of given)
    fields.set(name, value instanceof Blob ? (value as never) : textOf(value))
  return fields
}
