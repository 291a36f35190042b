import { parseId } from '@loadout/contract/platform/integers.ts'
import { readStored, writeStored } from '../platform/storage.ts'

/**
 * Whose invitation brought this browser here; it goes with the account that is made (ACC-25,
 * ACC-61).
 */
const KEY = 'loadout:referrer'

export const keepReferrer = (id: number) => writeStored(KEY, String(id))
export const keptReferrer = (): number | undefined => parseId(readStored(KEY))
export const forgetReferrer = () => writeStored(KEY, undefined)
