import { useEffect } from 'react'
import { languageOfCountry } from '@loadout/contract/countries/country-language.ts'
import type { Language } from '@loadout/contract/languages/languages.ts'
import { writeCookie } from '../platform/cookies.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { offeredLanguages, useSite } from '../platform/page/site.ts'
import { languageAtStart } from '../platform/language/stored-language.ts'

const COOKIE = 'member-language'

/**
 * No choice: as soon as there is one it goes before this. It says in which language the next pages
 * come, until the browser is closed.
 */
const keepForMember = ({ id }: Language) => writeCookie(COOKIE, id)

/** Whoever signs in next may be from elsewhere. */
export const forgetCountryLanguage = () => writeCookie(COOKIE, '', 0)

/**
 * The site speaks the language of a member's country as long as they have not chosen another
 * (I18N-06 to I18N-09, AMB-120), if it is one that the site offers: the server gives nobody
 * another.
 */
export function useCountryLanguage({ country_id }: { country_id: number }): void {
  const { choose } = useLanguage()
  const site = useSite()
  const spoken = languageOfCountry(country_id)
  const offered = offeredLanguages(site).find(({ id }) => id === spoken?.id)
  useEffect(() => {
    if (offered && !languageAtStart()) choose(offered, keepForMember)
  }, [offered, choose])
}
