import { parseId } from '@loadout/contract/platform/integers.ts'
import { readCookie } from '../cookies.ts'
import { readStored } from '../storage.ts'

/** What every call of a member carries (API-02). */
export type Credentials = { id: number; token: string }

/** The documents name the cookies and the ends of the keys (ACC-03). */
export const CREDENTIAL_NAMES = ['user-id', 'user-token'] as const
export const CREDENTIAL_PREFIX = 'loadout:'

let current: Credentials | undefined

export const credentials = () => current

/** What calls carry from now on; keeping it for the next visit is `member/kept-credentials.ts`. */
export const carryCredentials = (next: Credentials | undefined): void => {
  current = next
}

/** Calls back when another tab has signed somebody in or out. */
export const onCredentialsElsewhere = (changed: () => void): void =>
  addEventListener('storage', ({ key }) => {
    if (key === CREDENTIAL_PREFIX + CREDENTIAL_NAMES[1]) changed()
  })

/** Takes up what an earlier visit, or this one before a reload, has left (AMB-07). */
export function findCredentials(): Credentials | undefined {
  const [id, token] = CREDENTIAL_NAMES.map(
    (name) =>
      readCookie(name) ??
      readStored(CREDENTIAL_PREFIX + name) ??
      readStored(CREDENTIAL_PREFIX + name, 'session'),
  )
  const userId = parseId(id)
  current = userId !== undefined && token ? { id: userId, token } : undefined
  return current
}
