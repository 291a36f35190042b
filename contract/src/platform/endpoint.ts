import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * Who may use an endpoint. `anyone`: credentials are read when they are sent and never required (AMB-06).
 * The server refuses to start when a route has no access rule; rules for members and staff join this list
 * together with the sessions that can satisfy them.
 */
export type Access = 'anyone'

/** The rate limit an endpoint counts against; the figures are configuration of the site. */
export type RateClass = 'read' | 'search'

export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  readonly method: 'GET' | 'POST'
  /** Below the API host, starting with a slash, as the documents spell it. */
  readonly path: string
  readonly access: Access
  readonly rate: RateClass
  /** One sentence for the API page. */
  readonly summary: string
  readonly input: Input
  readonly output: Output
  /** What this call may refuse with, beside `invalid_request` and `too_many_requests`, which every call may. */
  readonly errors: readonly ErrorCode[]
}

/** What a caller hands over: the shape before the server parses it, so optional things may be left out. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** What the server's handler receives: parsed, with defaults filled in. */
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/**
 * A call as a value: the server serves it, the browser calls it, the tests call it, the API page lists it.
 * In the browser's bundle `input` and `output` are gone and with them zod (see web/contract-for-browser.ts).
 */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  definition: Omit<Endpoint<Input, Output>, 'errors' | 'rate'> & {
    readonly errors?: readonly ErrorCode[]
    readonly rate?: RateClass
  },
): Endpoint<Input, Output> {
  return { rate: 'read', errors: [], ...definition }
}
