import { invalidRequest } from './public-error.ts'

/** More than any form of the site has; beyond it somebody is probing (checklist L06). */
const MAX_PARAMETERS = 100

/**
 * Parameters of the protocol, not of the call: credentials, replay key, cache buster (API-02,
 * API-04, AMB-150).
 */
const PROTOCOL: Record<string, keyof Protocol | undefined> = {
  _u: 'user',
  _t: 'token',
  _k: 'key',
  _: 'buster',
}

export type Protocol = { user?: string; token?: string; key?: string; buster?: string }
export type Parameters = Record<string, string>

/**
 * Reads a query or a form body, as text or as its pairs, into single strings. A list may be sent
 * comma-separated, repeated or with brackets (AMB-72) where the call names it as one; any other
 * name that comes twice is refused, because whichever of the two were taken, somebody could mean
 * the other (checklist D08, E05).
 */
export function readParameters(
  text: string | [name: string, value: string][],
  lists: ReadonlySet<string>,
): { parameters: Parameters; protocol: Protocol } {
  const parameters: Parameters = Object.create(null)
  const protocol: Protocol = {}
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    // No text of the site holds a NUL, and PostgreSQL would refuse it (checklist L01).
    if (++count > MAX_PARAMETERS || value.includes('\0')) throw invalidRequest()
    const own = Object.hasOwn(PROTOCOL, name) ? PROTOCOL[name] : undefined
    if (own !== undefined) {
      // Two names of a member in one request: whichever were believed, a proxy may have checked the
      // other (checklist D08).
      if (protocol[own] !== undefined) throw invalidRequest()
      protocol[own] = value
      continue
    }
    const bare = name.endsWith('[]') ? name.slice(0, -2) : name
    const before = parameters[bare]
    if (lists.has(bare)) parameters[bare] = before === undefined ? value : `${before},${value}`
    else if (before !== undefined || bare !== name) throw invalidRequest()
    else parameters[name] = value
  }
  return { parameters, protocol }
}
