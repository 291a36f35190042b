import { useSyncExternalStore } from 'react'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { createListeners } from '../listeners.ts'
import { loadChunk } from '../load-chunk.ts'
import { findCredentials, onCredentialsElsewhere } from './credentials.ts'

/** Who looks at the page. It needs no provider: calls and socket events change it, too. */
type Session =
  | { state: 'visitor' }
  | { state: 'authenticating' }
  | { state: 'member'; user: OwnUser }

const visitor: Session = { state: 'visitor' }
let session: Session = visitor
const { subscribe, notify } = createListeners()

/** Signing in and out is `member/sign-in.ts`, which visitors need not load. */
export function changeSession(next: Session): void {
  session = next
  notify()
}

/** On the server, and until the page is alive, everybody is a visitor. */
export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => visitor,
  )

/** The member who looks at the page, if it is one. */
export function useMember(): OwnUser | undefined {
  const now = useSession()
  return now.state === 'member' ? now.user : undefined
}

export const currentMember = (): OwnUser | undefined =>
  session.state === 'member' ? session.user : undefined

/** Calls back whenever it is somebody else who looks at the page, or their token is another. */
export function onMemberChange(changed: (user: OwnUser | undefined) => void): void {
  let before = currentMember()?.token
  subscribe(() => {
    const user = currentMember()
    if (user?.token === before || session.state === 'authenticating') return
    before = user?.token
    changed(user)
  })
}

type SignIn = { authenticate: () => Promise<unknown>; checkSession: () => Promise<unknown> }

let loadSignIn: () => Promise<SignIn>

/**
 * Asks who the credentials belong to that an earlier visit has left (ACC-04). Without any nothing
 * is asked, nor loaded. When another tab signs somebody in or out, the page is loaded anew.
 */
export async function startSession(load: typeof loadSignIn): Promise<void> {
  loadSignIn = load
  // This page is not theirs any more whose it was.
  onCredentialsElsewhere(() => location.reload())
  if (!findCredentials()) return
  changeSession({ state: 'authenticating' })
  try {
    const { authenticate } = await loadChunk(loadSignIn)
    await authenticate()
  } catch {
    // Nobody is signed in on this page; the credentials are still there for the next.
    changeSession(visitor)
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

/**
 * Does something for whoever is signed in, and nothing for visitors; it waits until that is known,
 * as links can be followed before. Nothing comes of a failure.
 */
export function ifMember(act: () => Promise<unknown>): void {
  void knownMember()
    .then((member) => member && act())
    .catch(() => undefined)
}

/** Something of a member was refused as nobody's: their session may have ended elsewhere. */
export const doubtSession = () => ifMember(async () => (await loadSignIn()).checkSession())
