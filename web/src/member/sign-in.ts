import { getAuth, logout } from '@loadout/contract/accounts/accounts.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { call } from '../platform/call/call.ts'
import { credentials } from '../platform/session/credentials.ts'
import { forgetChoices } from './recent-choices.ts'
import { changeSession, currentMember } from '../platform/session/session.ts'
import { forgetCountryLanguage } from './country-language.ts'
import { forgetDrafts } from './forget-drafts.ts'
import {
  areRemembered,
  forgetCredentials,
  keepCredentials,
  onCredentialsElsewhere,
} from './kept-credentials.ts'

let isWatching = false

/** When another tab signs somebody in or out, this page is not theirs any more. */
function watchOtherTabs() {
  if (isWatching) return
  isWatching = true
  onCredentialsElsewhere(() => location.reload())
}

/**
 * Asks until there is an answer (ACC-05); credentials that are nobody's are forgotten (ACC-07,
 * ACC-08).
 */
export async function authenticate(): Promise<boolean> {
  watchOtherTabs()
  changeSession({ state: 'authenticating' })
  const own = credentials()
  try {
    const user = await call(getAuth, {}, { infinite: true, quiet: true })
    // Meanwhile somebody may have signed in as somebody else.
    if (credentials() === own) signIn(user, { remember: areRemembered() })
    return true
  } catch {
    if (credentials() === own) dropSession()
    return false
  }
}

/**
 * Signs in with the one-time secret of a mail (AMB-82); on failure nobody is signed in (ACC-60).
 */
export function signInByLink(id: number, secret: string): Promise<boolean> {
  keepCredentials({ id, token: secret }, { remember: true })
  return authenticate()
}

export function signIn(user: OwnUser, { remember }: { remember: boolean }): void {
  watchOtherTabs()
  keepCredentials(user, { remember })
  changeSession({ state: 'member', user })
}

/** What the browser keeps of whoever was signed in. */
function forgetMember(): void {
  forgetCredentials()
  forgetCountryLanguage()
}

/** Nobody is signed in here any more; whose session it was does not matter. */
export function dropSession(): void {
  forgetMember()
  changeSession({ state: 'visitor' })
}

/** The server is told that this session ends, but nobody waits for it (AMB-153). */
function endSession(): void {
  if (credentials())
    void call(logout, {}, { quiet: true, outlivesPage: true }).catch(() => undefined)
  forgetMember()
}

/**
 * What they have begun to write and where they have been, when they sign out or leave the site
 * (checklist M09). Whose session only ended finds it when they are back (ACC-19).
 */
export function forgetTraces(): void {
  const user = currentMember()
  if (user) forgetDrafts(user.id)
  forgetChoices()
}

export function signOut(): void {
  forgetTraces()
  endSession()
  location.assign('/')
}

/**
 * Whoever was signed in is not any more, and who comes instead is being found out, until somebody
 * signs in or `dropSession` (AMB-18).
 */
export function startOver(): void {
  endSession()
  changeSession({ state: 'authenticating' })
}

/** The token that a change of the password has answered is carried and kept (ACC-57). */
export function renewToken(token: string): void {
  const user = currentMember()
  if (user) signIn({ ...user, token }, { remember: areRemembered() })
}

/** Changes what is known of the member, such as points that have just been earned. */
export function updateMember(changed: (user: OwnUser) => Partial<OwnUser>): void {
  const user = currentMember()
  if (user) changeSession({ state: 'member', user: { ...user, ...changed(user) } })
}
