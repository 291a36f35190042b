import { jobMessageId } from '@loadout/contract/jobs/job-message.ts'
import type { Text } from '@loadout/texts/text.ts'
import { isPlain } from '../audit/action-text.ts'

/** What a job does, in the reader's words; by its name where this version has none. */
export function jobWords(name: string, text: Text): string {
  const id = jobMessageId(name)
  return isPlain(id) ? text(id) : name
}
