import { invalidRequest } from './public-error.ts'

/** More than any form of the site has; beyond it somebody is probing (checklist L06). */
const MOST_PARAMETERS = 100

/** Parameters of the protocol, not of the call: credentials, cache buster, replay key (API-02, API-04, AMB-150). */
const PROTOCOL = new Set(['_', '_u', '_t', '_k'])

export type Parameters = Record<string, string>

/**
 * Reads a query or a form body into single strings. A list may be sent comma-separated, repeated or with brackets (AMB-72)
 * where the call names it as one; any other name that comes twice is refused, because whichever of the two
 * were taken, somebody could mean the other (checklist D08, E05).
 */
export function readParameters(text: string, lists: ReadonlySet<string>): Parameters {
  const parameters: Parameters = Object.create(null)
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    // No text of the site holds a NUL, and PostgreSQL would refuse it (checklist L01).
    if (++count > MOST_PARAMETERS || value.includes('\0')) throw invalidRequest()
    if (PROTOCOL.has(name)) continue
    const bare = name.endsWith('[]') ? name.slice(0, -2) : name
    const before = parameters[bare]
    if (lists.has(bare)) parameters[bare] = before === undefined ? value : `${before},${value}`
    else if (before !== undefined || bare !== name) throw invalidRequest()
    else parameters[name] = value
  }
  return parameters
}
