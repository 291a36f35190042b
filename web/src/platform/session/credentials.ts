import { readStored, store } from '../storage.ts'

/** What every call of a member carries (API-02). */
export type Credentials = { id: number; token: string }

/** The documents name the cookies and the ends of the keys (ACC-03). */
const NAMES = ['user-id', 'user-token'] as const
const PREFIX = 'loadout:'
/** As long as a session lasts that is used (AMB-83). */
const KEPT_SECONDS = 90 * 86_400

let current: Credentials | undefined

export const credentials = () => current

/** Takes up what an earlier visit, or this one before a reload, has left (AMB-07). */
export function findCredentials(): Credentials | undefined {
  const [id, token] = NAMES.map((name) => cookie(name) ?? readStored(PREFIX + name) ?? readStored(PREFIX + name, 'session'))
  current = id !== undefined && /^[1-9]\d{0,9}$/.test(id) && token ? { id: Number(id), token } : undefined
  return current
}

/** Remembered, they outlive the browser, in cookies and storage; otherwise a reload, but not the tab (ACC-17). */
export function keepCredentials(next: Credentials, { remember }: { remember: boolean }): void {
  forgetCredentials()
  current = next
  const values = [String(next.id), next.token]
  NAMES.forEach((name, place) => {
    store(PREFIX + name, values[place], remember ? 'local' : 'session')
    if (remember) writeCookie(name, values[place] ?? '', KEPT_SECONDS)
  })
}

export function forgetCredentials(): void {
  current = undefined
  for (const name of NAMES) {
    store(PREFIX + name, undefined)
    store(PREFIX + name, undefined, 'session')
    writeCookie(name, '', 0)
  }
}

/** Whether they are kept beyond this tab. */
export const isRemembered = () => readStored(PREFIX + NAMES[1]) !== undefined

/** Calls back when another tab has signed somebody in or out. */
export const onCredentialsElsewhere = (changed: () => void) =>
  addEventListener('storage', ({ key }) => {
    if (key === PREFIX + NAMES[1]) changed()
  })

const cookie = (name: string) => document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1)

function writeCookie(name: string, value: string, seconds: number) {
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}
