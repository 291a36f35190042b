import type { ReportableKind } from '@loadout/contract/reports/reportable-kinds.ts'
import { reportReasons } from '@loadout/contract/reports/report-rules.ts'
import type { Text } from '@loadout/texts/text.ts'

/** What kind of thing it is; the wire has its name as a text. */
export function kindText(text: Text, named: string): string {
  const kind = named as ReportableKind
  return text(`report_kind.${kind}`)
}

/** For a list to choose from, which begins with none. */
export const reasonOptions = (text: Text, none: string) => [
  { value: '', label: none },
  ...reportReasons.map((reason) => ({ value: reason, label: text(`report_reason.${reason}`) })),
]
