import {
  languageByCode,
  languageByLocale,
  type Language,
} from '@loadout/contract/languages/languages.ts'
import { A_YEAR, readCookie, writeCookie } from '../cookies.ts'
import { readStored, writeStored } from '../storage.ts'

const KEY = 'loadout:language'
const COOKIE = 'language'
const VISIT_COOKIE = 'visit-language'

/**
 * The choice kept in this browser (I18N-03); undefined when there is none or when it is no language
 * of ours. Its code is written, and its name is read as well.
 */
function storedLanguage(): Language | undefined {
  const stored = readStored(KEY)
  return languageByCode(stored) ?? languageByLocale(stored?.toLowerCase() ?? '')
}

/** Whether this browser's reader has chosen one. */
export const hasStoredLanguage = () => storedLanguage() !== undefined

/** Keeps a choice. The server reads the cookie, so the next page comes rendered in it. */
export function storeLanguage({ id }: Language): void {
  writeStored(KEY, String(id))
  writeStoredCookie(id)
  writeCookie(VISIT_COOKIE, '', 0)
}

const writeStoredCookie = (id: number) => writeCookie(COOKIE, id, A_YEAR)

/**
 * The language to start in: `?lang=`, kept for this visit only, then what this visit was opened
 * with, then the stored choice, which rewrites the cookie in case another tab or a cleared browser
 * left it behind. Undefined means: as the server rendered it (AMB-120).
 */
export function languageAtStart(): Language | undefined {
  const named = languageByLocale(new URLSearchParams(location.search).get('lang') ?? '')
  if (named) writeCookie(VISIT_COOKIE, named.id)
  const stored = storedLanguage()
  if (stored) writeStoredCookie(stored.id)
  return named ?? languageByCode(readCookie(VISIT_COOKIE)) ?? stored
}
