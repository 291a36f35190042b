import { readCookie, writeCookie } from '../platform/cookies.ts'
import {
  carryCredentials,
  CREDENTIAL_NAMES,
  CREDENTIAL_PREFIX,
  type Credentials,
} from '../platform/session/credentials.ts'
import { readStored, writeStored } from '../platform/storage.ts'

/** As long as a session lasts that is used (AMB-83). */
const KEPT_SECONDS = 90 * 86_400

/**
 * Remembered, they outlive the browser, in cookies and storage; otherwise a reload, but not the tab
 * (ACC-17).
 */
export function keepCredentials(
  { id, token }: Credentials,
  { remember }: { remember: boolean },
): void {
  carryCredentials({ id, token })
  const values = [String(id), token]
  // Nothing is removed to be written again: other tabs would take that for signing out and load
  // anew, and so would this one after them, without end.
  CREDENTIAL_NAMES.forEach((name, place) => {
    const value = values[place]
    writeStored(CREDENTIAL_PREFIX + name, remember ? value : undefined)
    writeStored(CREDENTIAL_PREFIX + name, remember ? undefined : value, 'session')
    writeCookie(name, remember ? (value ?? '') : '', remember ? KEPT_SECONDS : 0)
  })
}

export function forgetCredentials(): void {
  carryCredentials(undefined)
  for (const name of CREDENTIAL_NAMES) {
    writeStored(CREDENTIAL_PREFIX + name, undefined)
    writeStored(CREDENTIAL_PREFIX + name, undefined, 'session')
    writeCookie(name, '', 0)
  }
}

/** Whether they are kept beyond this tab. */
export const areRemembered = () =>
  (readCookie(CREDENTIAL_NAMES[1]) ?? readStored(CREDENTIAL_PREFIX + CREDENTIAL_NAMES[1])) !==
  undefined
