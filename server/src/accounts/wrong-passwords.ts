import { countAttempts } from '../platform/attempts.ts'
import type { Db } from '../platform/db/database.ts'
import type { Device } from '../platform/http/devices.ts'
import { PublicError } from '../platform/http/public-error.ts'
import { isPassword } from './password.ts'
import { hasSignedInFrom } from './sign-in-networks.ts'

const MOST_WRONG = 10
const WINDOW_MS = 15 * 60_000
const NOBODY = 0

/** Where a call comes from. */
export type Origin = { network: string; device: Device }
type Account = { account: string; userId?: number | undefined }

/**
 * Wrong passwords for one account, whether there is such a person or not, before whoever tries has
 * to wait (checklist E02). All strangers share one allowance. Each network on which the member has
 * signed in has one of its own, and so have their devices together, so that nobody keeps a member
 * from their own account. Every process counts by itself: a few times ten tries in a quarter of an
 * hour guess no password, and a wrong one costs no write.
 */
export function limitWrongPasswords(most = MOST_WRONG) {
  const wrong = countAttempts({ most, windowMs: WINDOW_MS })

  return async function triesAt(db: Db, account: Account, origin: Origin) {
    const key = await allowanceOf(db, account, origin)
    const refuseIfTooMany = () => {
      if (wrong.isTooMany(key)) throw new PublicError(429, 'too_many_requests')
    }
    return {
      refuseIfTooMany,
      count: () => wrong.count(key),
      forget: () => wrong.forget(key),
      /** A right one forgets those before; what becomes of a wrong one whoever asks says. */
      async isRight(stored: string | null | undefined, typed: string): Promise<boolean> {
        refuseIfTooMany()
        const isRight = await isPassword(stored, typed)
        // Of many that are tried at once no more are told than of those tried one after the other.
        refuseIfTooMany()
        if (isRight) wrong.forget(key)
        return isRight
      },
    }
  }
}

/** The same is asked of nobody: how long it takes must not tell whether there is such a name. */
async function allowanceOf(
  db: Db,
  { account, userId = NOBODY }: Account,
  { network, device }: Origin,
): Promise<string> {
  const isKnownNetwork = await hasSignedInFrom(db, { userId, network })
  if (device.isOf(userId)) return `${account} on a known device`
  return isKnownNetwork ? `${account} from ${network}` : `${account} from elsewhere`
}
