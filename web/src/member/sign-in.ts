import { getAuth, logout } from '@loadout/contract/accounts/accounts.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { call } from '../platform/call/call.ts'
import { credentials } from '../platform/session/credentials.ts'
import { changeSession, currentMember } from '../platform/session/session.ts'
import { areRemembered, forgetCredentials, keepCredentials, onCredentialsElsewhere } from './kept-credentials.ts'

onCredentialsElsewhere(() => location.reload())

/** Asks until there is an answer (ACC-05); credentials that are nobody's are forgotten (ACC-07, ACC-08). */
export async function authenticate(): Promise<boolean> {
  changeSession({ state: 'authenticating' })
  try {
    signIn(await call(getAuth, {}, { infinite: true, quiet: true }), { remember: areRemembered() })
    return true
  } catch {
    dropSession()
    return false
  }
}

/** Signs in with the one-time secret of a mail (AMB-82); on failure nobody is signed in (ACC-60). */
export function signInByLink(id: number, secret: string): Promise<boolean> {
  keepCredentials({ id, token: secret }, { remember: true })
  return authenticate()
}

export function signIn(user: OwnUser, { remember }: { remember: boolean }): void {
  keepCredentials(user, { remember })
  changeSession({ state: 'member', user })
}

/** Nobody is signed in here any more; whose session it was does not matter. */
export function dropSession(): void {
  forgetCredentials()
  changeSession({ state: 'visitor' })
}

/** ACC-19. The server is told, but nobody waits for it (AMB-153). */
export function signOut(): void {
  if (credentials()) void call(logout, {}, { quiet: true, outlivesPage: true }).catch(() => undefined)
  forgetCredentials()
  location.assign('/')
}

/** Changes what is known of the member, such as points that have just been earned. */
export function updateMember(changed: (user: OwnUser) => Partial<OwnUser>): void {
  const user = currentMember()
  if (user) changeSession({ state: 'member', user: { ...user, ...changed(user) } })
}
