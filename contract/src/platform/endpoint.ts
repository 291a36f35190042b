import type { z } from 'zod'
import type { Permission } from '../accounts/permissions.ts'
import type { ErrorCode } from './errors.ts'

/**
 * Who may use an endpoint (AMB-06). The server refuses to start when a route has no access rule.
 * - `anyone`: everybody; credentials are not looked at, so the answer is the same for all.
 * - `reader`: everybody; the handler learns who it is when valid credentials were sent.
 * - `member`: 401 without valid credentials.
 * - `admin`: 403 without the flag Admin.
 * - `{ permission }`: 403 without that bit together with the flag Admin or Moderator (AMB-116,
 * ROLE-10).
 */
export type Access =
  | 'anyone'
  | 'reader'
  | 'member'
  | 'admin'
  | { readonly permission: keyof typeof Permission }

/** The rate limit an endpoint counts against; the figures are configuration of the site. */
export type RateClass = 'read' | 'search' | 'write' | 'sign-in' | 'availability'

/** What the contract says of a call; written with `endpoint()`. */
export type Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> = {
  readonly method: 'GET' | 'POST'
  /** Below the API host, starting with a slash, as the documents spell it. */
  readonly path: string
  readonly access: Who
  readonly rate: RateClass
  /**
   * Doing it twice would be wrong, or be refused the second time: the client sends a replay key,
   * the same with every repeat of one action (AMB-150).
   */
  readonly once?: true
  /**
   * Open to whoever has been asked for another name, who changes nothing else before (checklist
   * E13).
   */
  readonly beforeRenaming?: true
  /**
   * Open to everybody, but about the credentials that were sent: it says itself what they are
   * worth.
   */
  readonly takesCredentials?: true
  /** Open to networks that are banned, which change nothing else (ADMIN-07). */
  readonly fromBannedNetworks?: true
  /**
   * Pages show nothing of the answer that depends on who asks, so the browser does not ask again
   * when somebody signs in.
   */
  readonly shownAlike?: true
  /** How long a form-encoded body may be, where 64 kB are not enough. */
  readonly bodyBytes?: number
  /** One sentence for the API page. */
  readonly summary: string
  readonly input: Input
  readonly output: Output
  /**
   * What this call may refuse with, beside what its access rule refuses and `invalid_request` and
   * `too_many_requests`, which every call may.
   */
  readonly errors: readonly ErrorCode[]
}

/**
 * What a caller hands over: the shape before the server parses it, so optional things may be left
 * out.
 */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** What the server's handler receives: parsed, with defaults filled in. */
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
/** What a handler returns and a caller gets: a field that is not named never leaves the server. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/**
 * A call as a value: the server serves it, the browser calls it, the tests call it, the API page
 * lists it. In the browser's bundle `input` and `output` are gone and with them zod (see
 * web/contract-for-browser.ts).
 */
export function endpoint<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Who extends Access,
>(
  definition: Omit<Endpoint<Input, Output, Who>, 'errors' | 'rate'> & {
    readonly errors?: readonly ErrorCode[]
    readonly rate?: RateClass
  },
): Endpoint<Input, Output, Who> {
  return { rate: definition.method === 'GET' ? 'read' : 'write', errors: [], ...definition }
}
