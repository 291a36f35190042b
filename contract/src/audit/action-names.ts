import type { Permission } from '../accounts/permissions.ts'
import * as domains from '../domains.ts'

type NamesOf<Domain> = Domain extends { staffActions: infer Actions }
  ? keyof Actions & string
  : never

/** Everything that staff do and the audit knows. Each has its words as `action.…`. */
export type ActionName = NamesOf<(typeof domains)[keyof typeof domains]>

/** With which permission staff read elsewhere what an action has changed. */
export const permissionOfAction = Object.assign(
  {},
  ...Object.values(domains).map((domain) => ('staffActions' in domain ? domain.staffActions : {})),
) as Readonly<Record<ActionName, keyof typeof Permission>>

export const actionNames = Object.keys(permissionOfAction) as readonly ActionName[]
