import { writeStored } from '../platform/storage.ts'
import { isDraftOf } from './draft-key.ts'
import { storedKeys } from './stored-keys.ts'

/**
 * Deletes what somebody has begun to write here: whoever uses this browser next does not read it
 * (checklist M09).
 */
export function forgetDrafts(userId: number): void {
  for (const key of storedKeys()) if (isDraftOf(userId, key)) writeStored(key, undefined)
}
