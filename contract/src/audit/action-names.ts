import * as domains from '../domains.ts'

type NamesOf<Domain> = Domain extends { staffActions: readonly (infer Name)[] } ? Name : never

/** Everything that staff do and the audit knows. Each has its words as `action.…`. */
export type ActionName = NamesOf<(typeof domains)[keyof typeof domains]>

export const actionNames: readonly ActionName[] = Object.values(domains).flatMap((domain) =>
  'staffActions' in domain ? [...domain.staffActions] : [],
)
