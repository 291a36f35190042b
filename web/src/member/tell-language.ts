import type { Language, LanguageId } from '@loadout/contract/languages/languages.ts'
import { setLanguage } from '@loadout/contract/settings/settings.ts'
import { call } from '../platform/call/call.ts'

let chosen: LanguageId | undefined
let told: Promise<unknown> = Promise.resolve()

/**
 * Tells the site which language its mails to a member are to have (AMB-120). One choice after the
 * other, or an earlier one that is tried again could come last; of those that wait only the newest
 * is told. Nothing comes of a failure: the next choice tells anew.
 */
export function tellLanguage({ id }: Language): Promise<unknown> {
  chosen = id
  told = told.then(() => (id === chosen ? tell(id) : undefined))
  return told
}

const tell = (id: LanguageId) =>
  call(setLanguage, { language_id: id }, { quiet: true, outlivesPage: true }).catch(() => undefined)
