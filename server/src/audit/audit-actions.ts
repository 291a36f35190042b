import type { ActionName } from '@loadout/contract/audit/action-names.ts'

declare module '../platform/audit.ts' {
  interface AuditActions extends Record<ActionName, unknown> {}
}
