import { z } from 'zod'
import { accountFaults } from '../accounts/account-faults.ts'
import { chosenCountry } from '../accounts/chosen-country.ts'
import { endpoint } from '../platform/endpoint.ts'
import { success, wireIdList, wireLine, wireSmallint } from '../platform/wire.ts'
import { siteRules } from '../site-settings/site-rules.ts'

/** Longer than any token that was ever printed. */
const TOKEN_MAX = 254
const TEXT_MAX = 300
const token = z.string().max(TOKEN_MAX)
const typed = z.string().max(TEXT_MAX).default('')

const shippedGame = z.object({
  id: z.int(),
  name: z.string(),
  /** The front page begins with it, so it cannot be left out. */
  always: z.boolean(),
})
export type ShippedGame = z.infer<typeof shippedGame>

/** A POST, so that the token stands in no address and in no log. */
export const readSetup = endpoint({
  method: 'POST',
  path: '/setup/read',
  access: 'anyone',
  rate: 'sign-in',
  summary: 'What whoever holds the address of a new site may choose from.',
  input: z.object({ token }),
  output: z.object({
    site_name: z.string(),
    fallback_language_id: z.int(),
    games: z.array(shippedGame),
  }),
  errors: ['link_expired'],
})
export type Setup = z.infer<typeof readSetup.output>

/**
 * The first fault in the order name, password, e-mail, country, then those of the site is answered.
 */
export const setUpSite = endpoint({
  method: 'POST',
  path: '/setup/finish',
  access: 'anyone',
  rate: 'sign-in',
  once: true,
  summary: 'Makes the owner of a new site, and says what it is called and about.',
  input: z.object({
    token,
    username: typed,
    password: typed,
    email: typed,
    country_id: chosenCountry,
    /** Empty for the name of the environment. */
    site_name: wireLine({ min: 0, max: siteRules.nameMax }),
    languages: wireIdList,
    fallback_language_id: wireSmallint(0, 6),
    /** Those that readers are offered; all others are hidden. */
    games: wireIdList,
  }),
  output: success,
  errors: [
    'link_expired',
    ...accountFaults,
    'country_missing',
    'fallback_language_missing',
    'category_not_found',
  ],
})
