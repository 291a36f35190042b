import { languageByCode, languageByLocale, type Language } from '@loadout/contract/languages/languages.ts'
import { readStored, store } from '../storage.ts'

const KEY = 'loadout:language'
const COOKIE = 'language'
const VISIT_COOKIE = 'visit-language'
const A_YEAR = 31_536_000

const secure = () => (location.protocol === 'https:' ? '; secure' : '')

/** The choice kept in this browser (I18N-03); undefined when there is none or when it is no language of ours. */
const storedLanguage = (): Language | undefined => languageByCode(readStored(KEY))

/** Keeps a choice. The server reads the cookie, so the next page comes rendered in it. */
export function storeLanguage({ id }: Language): void {
  store(KEY, String(id))
  writeStoredCookie(id)
  document.cookie = `${VISIT_COOKIE}=; path=/; max-age=0; samesite=lax${secure()}`
}

const writeStoredCookie = (id: number) => {
  document.cookie = `${COOKIE}=${id}; path=/; max-age=${A_YEAR}; samesite=lax${secure()}`
}

/**
 * The language to start in, in the order of AMB-120: `?lang=`, kept for this visit only, then what this visit was opened with, then the
 * stored choice, which rewrites the cookie in case another tab or a cleared browser left it behind.
 * Undefined means: as the server rendered it.
 */
export function languageAtStart(): Language | undefined {
  const named = languageByLocale(new URLSearchParams(location.search).get('lang') ?? '')
  if (named) document.cookie = `${VISIT_COOKIE}=${named.id}; path=/; samesite=lax${secure()}`
  const stored = storedLanguage()
  if (stored) writeStoredCookie(stored.id)
  return named ?? languageByCode(visitLanguage()) ?? stored
}

const visitLanguage = () => /(?:^|; )visit-language=(\d)/.exec(document.cookie)?.[1]
