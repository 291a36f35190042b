import * as domains from '../domains.ts'

type KindsOf<Domain> = Domain extends { reportable: readonly (infer Kind)[] } ? Kind : never

/** Everything that can be reported. Each has its words as `report_kind.…`. */
export type ReportableKind = KindsOf<(typeof domains)[keyof typeof domains]>

export const reportableKinds: readonly ReportableKind[] = Object.values(domains).flatMap((domain) =>
  'reportable' in domain ? [...domain.reportable] : [],
)
