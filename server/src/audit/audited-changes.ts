import type { AuditEntry } from '@loadout/contract/audit/audit.ts'

const VALUE_MOST = 500

/** What was changed, field by field, as a line each can be read; a field that stayed as it was is none. */
export function changesOf(before: object | null, after: object | null): AuditEntry['changes'] {
  const [from, to] = [Object.entries(before ?? {}), Object.entries(after ?? {})].map((entries) => new Map<string, unknown>(entries)) as [Map<string, unknown>, Map<string, unknown>]
  const names = [...new Set([...from.keys(), ...to.keys()])]
  return names
    .map((name) => ({ name, before: valueOf(from.get(name)), after: valueOf(to.get(name)) }))
    .filter((change) => change.before !== change.after)
}

function valueOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > VALUE_MOST ? `${text.slice(0, VALUE_MOST)}…` : text
}
