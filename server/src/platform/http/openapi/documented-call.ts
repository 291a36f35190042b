import type { ContractDomain } from '@loadout/contract/platform/domain.ts'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'

/** What the contract says of a domain that is served. */
export type DocumentedDomain = Pick<ContractDomain, 'about' | 'endpoints'>

/** A call as the document has it: `tag` is the word of its domain. */
export type DocumentedCall = { tag: string; name: string; endpoint: Endpoint }

/** The calls of the domains that this site serves, by their paths. */
export const documentedCalls = (
  domains: Readonly<Record<string, DocumentedDomain>>,
  served: readonly Endpoint[],
): DocumentedCall[] =>
  Object.entries(domains)
    .flatMap(([tag, { endpoints }]) =>
      Object.entries(endpoints).map(([name, endpoint]) => ({ tag, name, endpoint })),
    )
    .filter(({ endpoint }) => served.includes(endpoint))
    .toSorted((a, b) => a.endpoint.path.localeCompare(b.endpoint.path))
