import type { Caller, Credentials, FindCaller } from '../platform/http/caller.ts'

/**
 * How long a session is believed without asking: a ban or a sign-out elsewhere is felt after that
 * (checklist D05).
 */
const BELIEVED_MS = 1_000
const MAX_BELIEVED = 20_000

type Believed = { caller: Caller | undefined; since: number }

/** Whose a token was when the database was last asked, for a second. */
export function createBelievedCallers(
  ask: (credentials: Credentials) => Promise<Caller | undefined>,
) {
  const believed = new Map<string, Believed>()

  const find: FindCaller = async (credentials) => {
    const since = performance.now()
    const known = believed.get(credentials.token)
    const isFresh = known !== undefined && since - known.since < BELIEVED_MS
    const caller = isFresh ? known.caller : await ask(credentials)
    if (!isFresh) {
      // The oldest come first, and go first when there are too many. Wrong tokens are not kept:
      // there is no end to them.
      believed.delete(credentials.token)
      if (caller) believed.set(credentials.token, { caller, since })
      if (believed.size > MAX_BELIEVED) believed.delete(believed.keys().next().value ?? '')
    }
    // A token speaks for its own member only (checklist D08).
    return caller?.id === credentials.userId ? caller : undefined
  }

  /**
   * Believes nothing about a member any more: their flags, permissions, ban or sessions have
   * changed.
   */
  function invalidate(userId: number): void {
    for (const [token, { caller }] of believed) if (caller?.id === userId) believed.delete(token)
  }

  return { find, invalidate, invalidateToken: (token: string) => void believed.delete(token) }
}
