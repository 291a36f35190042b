import { faultOfEmail } from '../accounts/email.ts'
import { faultOfPassword } from '../accounts/password.ts'
import { faultOfUsername } from '../accounts/username.ts'
import type { FormRules } from '../forms/form-rules.ts'
import { faultOfLanguages } from '../site-settings/site-rules.ts'

export type SetupValues = {
  username: string
  password: string
  email: string
  country_id: string
  site_name: string
  languages: number[]
  fallback_language_id: string
  games: number[]
}

/** The account first, as of anybody who joins; then the site. */
export const setupRules: FormRules<SetupValues> = {
  username: (name) => faultOfUsername(name.trim()),
  password: faultOfPassword,
  email: (address) => faultOfEmail(address.trim()),
  country_id: (id) => (id === '' ? 'country_missing' : undefined),
  fallback_language_id: (id, { languages }) => faultOfLanguages(languages, Number(id)),
}
