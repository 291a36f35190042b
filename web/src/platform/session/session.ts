import { useSyncExternalStore } from 'react'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { getAuth, logout } from '@loadout/contract/accounts/accounts.ts'
import { call } from '../call/call.ts'
import { credentials, findCredentials, forgetCredentials, isRemembered, keepCredentials, onCredentialsElsewhere } from './credentials.ts'

/** Who looks at the page. It needs no provider: calls and socket events change it, too. */
export type Session = { state: 'visitor' } | { state: 'authenticating' } | { state: 'member'; user: OwnUser }

const visitor: Session = { state: 'visitor' }
let session: Session = visitor
const listeners = new Set<() => void>()

function change(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** On the server, and until the page is alive, everybody is a visitor. */
export const useSession = (): Session => useSyncExternalStore(subscribe, () => session, () => visitor)

/** The member who looks at the page, if it is one. */
export function useMember(): OwnUser | undefined {
  const now = useSession()
  return now.state === 'member' ? now.user : undefined
}

export const currentMember = (): OwnUser | undefined => (session.state === 'member' ? session.user : undefined)

/** Changes what is known of the member, such as points that have just been earned. */
export function updateMember(changed: (user: OwnUser) => Partial<OwnUser>): void {
  if (session.state === 'member') change({ state: 'member', user: { ...session.user, ...changed(session.user) } })
}

/** Calls back whenever it is somebody else who looks at the page. */
export function onMemberChange(changed: (user: OwnUser | undefined) => void): void {
  let before = currentMember()?.id
  subscribe(() => {
    const user = currentMember()
    if (user?.id === before || session.state === 'authenticating') return
    before = user?.id
    changed(user)
  })
}

/** ACC-04: asks who the credentials belong to that an earlier visit has left. Without any nothing is asked. */
export async function startSession(): Promise<void> {
  onCredentialsElsewhere(() => location.reload())
  if (findCredentials()) await authenticate()
}

/** Asks until there is an answer (ACC-05); credentials that are nobody's are forgotten (ACC-07, ACC-08). */
async function authenticate(): Promise<boolean> {
  change({ state: 'authenticating' })
  const own = credentials()
  try {
    const user = await call(getAuth, {}, { infinite: true, quiet: true })
    // Meanwhile somebody may have signed in as somebody else.
    if (credentials() === own) signIn(user, { remember: isRemembered() })
    return true
  } catch {
    if (credentials() === own) dropSession()
    return false
  }
}

/** Who looks at the page, as soon as that is known. */
export const knownMember = () =>
  new Promise<OwnUser | undefined>((resolve) => {
    const look = () => {
      if (session.state === 'authenticating') return
      unsubscribe()
      resolve(currentMember())
    }
    const unsubscribe = subscribe(look)
    look()
  })

/** Signs in with the one-time secret of a mail (AMB-82); on failure nobody is signed in (ACC-60). */
export function signInByLink(id: number, secret: string): Promise<boolean> {
  keepCredentials({ id, token: secret }, { remember: true })
  return authenticate()
}

export function signIn(user: OwnUser, { remember }: { remember: boolean }): void {
  keepCredentials(user, { remember })
  change({ state: 'member', user })
}

/** Nobody is signed in here any more; whose session it was does not matter. */
export function dropSession(): void {
  forgetCredentials()
  change(visitor)
}

/** The server is told that this session ends, but nobody waits for it (AMB-153). */
function endSession(): void {
  if (credentials()) void call(logout, {}, { quiet: true, outlivesPage: true }).catch(() => undefined)
  forgetCredentials()
}

/** ACC-19. */
export function signOut(): void {
  endSession()
  location.assign('/')
}

/** AMB-18: whoever was signed in is not any more, and who comes instead is being found out, until somebody signs in or `dropSession`. */
export function startOver(): void {
  endSession()
  change({ state: 'authenticating' })
}
