import { getAuth, logout } from '@loadout/contract/accounts/accounts.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { call } from '../platform/call/call.ts'
import { CallError } from '../platform/call/call-error.ts'
import { pause } from '../platform/call/retry.ts'
import { holdsUnsaved } from '../platform/page/ask-before-leaving.ts'
import { carryCredentials, credentials } from '../platform/session/credentials.ts'
import { forgetChoices } from './recent-choices.ts'
import { changeSession, currentMember } from '../platform/session/session.ts'
import { forgetCountryLanguage } from './country-language.ts'
import { forgetDrafts } from './forget-drafts.ts'
import { areRemembered, forgetCredentials, keepCredentials } from './kept-credentials.ts'

/**
 * A limit of calls lasts a minute (AMB-158), and what stands before the site may be longer away.
 */
const ASK_AGAIN_MS = 15_000

/**
 * Asks until there is an answer (ACC-05); credentials that are nobody's are forgotten (ACC-07,
 * ACC-08). A limit, or a refusal of what stands before the site, says nothing of them.
 */
export async function authenticate(): Promise<boolean> {
  const own = credentials()
  while (credentials() === own) {
    const failure = await signInAsFound()
    if (!failure) return true
    // Meanwhile somebody may have signed in as somebody else.
    if (credentials() !== own) return false
    if (isRefusal(failure)) {
      becomeVisitor()
      return false
    }
    await pause(ASK_AGAIN_MS)
  }
  return false
}

/** They are nobody's, or let nobody in without more (AMB-82). */
const isRefusal = ({ status, code }: CallError) => status === 401 || code === 'second_step_required'

let isRenewing = false

/**
 * Whether the session of this page has ended elsewhere, after which the page is a visitor's. Not
 * while a form holds what nothing else keeps: it would be gone with the form.
 */
export async function checkSession(): Promise<void> {
  if (credentials() && currentMember() && !isRenewing && !holdsUnsaved()) await authenticate()
}

/** Signs in whoever the credentials belong to; answers why that could not be found out. */
async function signInAsFound({
  remember = areRemembered,
}: { remember?: () => boolean } = {}): Promise<CallError | undefined> {
  changeSession({ state: 'authenticating' })
  const own = credentials()
  try {
    const user = await call(getAuth, {}, { infinite: true, quiet: true })
    if (credentials() === own) signIn(user, { remember: remember() })
    return undefined
  } catch (error) {
    if (error instanceof CallError) return error
    throw error
  }
}

/**
 * Signs in with the one-time secret of a mail (AMB-82), or answers why not. On any failure nobody
 * is signed in (ACC-60). The secret is no session and is not kept: other tabs would use it up.
 */
export async function signInByLink(id: number, secret: string): Promise<CallError | undefined> {
  carryCredentials({ id, token: secret })
  const own = credentials()
  const failure = await signInAsFound({ remember: () => true })
  if (failure && credentials() === own) becomeVisitor()
  // The secret was sent as credentials: when they are nobody's, the link is no good.
  return failure?.status === 401 ? new CallError(401, 'link_expired', failure.message) : failure
}

let answeredAt = 0
/** Milliseconds since the site has said who the member is. */
export const sinceAnswered = (): number => performance.now() - answeredAt

export function signIn(user: OwnUser, { remember }: { remember: boolean }): void {
  answeredAt = performance.now()
  keepCredentials(user, { remember })
  changeSession({ state: 'member', user })
}

/** What the browser keeps of whoever was signed in. */
function forgetMember(): void {
  forgetCredentials()
  forgetCountryLanguage()
}

/** Nobody is signed in here any more; whose session it was does not matter. */
export function becomeVisitor(): void {
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
 * signs in or `becomeVisitor` (AMB-18).
 */
export function startOver(): void {
  endSession()
  changeSession({ state: 'authenticating' })
}

/**
 * The token that a change of the password answers is carried and kept (ACC-57). Until it is there
 * the one of before is refused already, which says nothing of the session.
 */
export async function renewToken(change: () => Promise<{ token: string }>): Promise<void> {
  isRenewing = true
  try {
    const { token } = await change()
    const user = currentMember()
    if (user) signIn({ ...user, token }, { remember: areRemembered() })
  } finally {
    isRenewing = false
  }
}

/** Changes what is known of the member, such as points that have just been earned. */
export function updateMember(changed: (user: OwnUser) => Partial<OwnUser>): void {
  const user = currentMember()
  if (user) changeSession({ state: 'member', user: { ...user, ...changed(user) } })
}
