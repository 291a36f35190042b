import type { Text } from '@loadout/texts/text.ts'
import type { Audited } from '../audit/audited-kind.ts'
import { isPlain } from '../audit/action-text.ts'

function taskWords(key: string, text: Text): string {
  const id = `task.${key}`
  return isPlain(id) ? text(id) : `task ${key}`
}

export const audited: Audited = {
  task: { words: taskWords },
}
