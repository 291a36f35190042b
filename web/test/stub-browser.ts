import { vi } from 'vitest'

/** A jar of cookies as `document.cookie` has it: writing sets one, or ends it with `max-age=0`. */
function cookieJar(cookies: Record<string, string>) {
  const jar = new Map(Object.entries(cookies))
  return {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(written: string) {
      const [pair = '', ...attributes] = written.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('max-age=0')) jar.delete(name)
      else jar.set(name, value)
    },
    cookies: () => Object.fromEntries(jar),
  }
}

function storage(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    entries: () => Object.fromEntries(kept),
  }
}

type Kept = {
  cookies?: Record<string, string>
  local?: Record<string, string>
  session?: Record<string, string>
  search?: string
}

/**
 * What logic without a page asks of a browser, for one test: cookies, storage and the address. End
 * it with `vi.unstubAllGlobals`.
 */
export function stubBrowser({ cookies = {}, local = {}, session = {}, search = '' }: Kept = {}) {
  const document = cookieJar(cookies)
  const [localStorage, sessionStorage] = [storage(local), storage(session)]
  vi.stubGlobal('document', document)
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('location', { search, protocol: 'https:' })
  return () => ({
    cookies: document.cookies(),
    local: localStorage.entries(),
    session: sessionStorage.entries(),
  })
}
