import type { Text } from '@loadout/texts/text.ts'
import { auditedKind, kindOf } from './audited-kinds.ts'

/**
 * What something was done to, in the reader's words; as it is written down where there are none.
 */
export function targetWords(target: string, text: Text): string {
  const words = auditedKind(target)?.words
  const name = target.slice(kindOf(target).length + 1)
  if (words === undefined) return target
  if (typeof words === 'function') return words(name, text)
  return name === '' ? text(words) : `${text(words)} ${name}`
}
