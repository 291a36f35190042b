import type { Permission } from '../accounts/permissions.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * What a domain says over the wire, declared in its `domain.ts` for the server and the tests.
 * Browsers import what they use and none of this: it would bring them the schemas of all calls.
 */
export type ContractDomain = {
  /** One sentence for the API page and for those who make clients of it. */
  about: string
  /**
   * Its calls by the names that they have here, which are their operation ids for everybody else: a
   * client that is made of the API page calls them the same.
   */
  endpoints: Readonly<Record<string, Endpoint>>
  /**
   * What its staff do, by the names that the audit keeps, and with which permission staff read
   * elsewhere what it has changed: to others the audit does not show that (checklist G05, G07).
   * Each has its words in the catalogues as `action.…`.
   */
  staffActions?: Readonly<Record<string, keyof typeof Permission>>
  /**
   * What of it members may report, by the names that reports keep. Each has its words in the
   * catalogues as `report_kind.…`.
   */
  reportable?: readonly string[]
  /** First steps of its addresses, which no content page may take (AMB-134). */
  firstSteps?: readonly string[]
}
