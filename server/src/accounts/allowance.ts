import type { Db } from '../platform/db/database.ts'
import type { Device } from '../platform/http/devices.ts'
import { hasSignedInFrom } from './sign-in-networks.ts'

/** Where a call comes from. */
export type Origin = { network: string; device: Device }
/** What is tried, and for whom: nobody of that name is tried for like somebody. */
export type Tried = { account: string; userId?: number | undefined }

const NOBODY = 0

/**
 * The key under which attempts are counted (checklist E02). All strangers share one allowance. Each
 * network on which the member has signed in has one of its own, and so have their devices together,
 * so that nobody keeps a member from their own account. The same is asked of nobody: how long it
 * takes must not tell whether there is such a name.
 */
export async function allowanceOf(
  db: Db,
  { account, userId = NOBODY }: Tried,
  { network, device }: Origin,
): Promise<string> {
  const isKnownNetwork = await hasSignedInFrom(db, { userId, network })
  if (device.isOf(userId)) return `${account} on a known device`
  return isKnownNetwork ? `${account} from ${network}` : `${account} from elsewhere`
}
