import { z } from 'zod'
import { languages } from '../languages/languages.ts'
import { endpoint } from '../platform/endpoint.ts'
import type { PictureRule } from '../platform/picture-rule.ts'
import { pictureErrors, sentPicture } from '../platform/sent-picture.ts'
import {
  success,
  wireFlag,
  wireIdList,
  wireJson,
  wireLine,
  wireSmallint,
} from '../platform/wire.ts'
import { siteSchema } from './site.ts'
import { iconRule, logoRule } from './site-picture-rules.ts'
import { ACCENT, siteRules } from './site-rules.ts'

const languageNumbers = languages.map(({ id }) => `${id}` as const)

const access = { permission: 'canManageContent' } as const

/** Paths of pictures without size; null where none has been sent. */
const pictures = {
  logo_dark: z.string().nullable(),
  logo_light: z.string().nullable(),
  icon: z.string().nullable(),
}

const settingsSchema = siteSchema.omit({ currency: true, logo: true, mails_arrive: true }).extend({
  ...pictures,
  currency_name: z.string(),
  ld_earning_enabled: z.boolean(),
  reveal_accounts: z.boolean(),
  staff_second_step: z.boolean(),
  /** So many first posts of a newcomer are held back from lists of all. */
  newcomer_posts_held: z.int(),
  fallback_language_id: z.int(),
})
export type SiteSettings = z.infer<typeof settingsSchema>

export const getSettings = endpoint({
  method: 'GET',
  path: '/admin/setting/get',
  access,
  summary: 'What staff have set for the site, or whoever runs it where they have not.',
  input: z.object({}),
  output: settingsSchema,
})

const changeInput = z.object({
  /** Empty for the name of the environment, as `currency_name`. */
  name: wireLine({ min: 0, max: siteRules.nameMax }).optional(),
  /**
   * Of each language whose words change; an empty one is said in the main language, and where all
   * are empty, in the words that the site came with.
   */
  taglines: wireJson(
    z.partialRecord(z.enum(languageNumbers), wireLine({ min: 0, max: siteRules.taglineMax })),
  ).optional(),
  /** Empty for the colour that the site came with. */
  accent: z.union([z.literal(''), z.string().regex(ACCENT)]).optional(),
  contact: wireLine({ min: 0, max: siteRules.contactMax }).optional(),
  links: wireJson(z.array(z.string().max(siteRules.linkMax)).max(siteRules.maxLinks)).optional(),
  currency_name: z.string().max(siteRules.currencyMax).optional(),
  /** To be switched, this and the next two need what `guardedSettings` says, and a confirmation. */
  ld_earning_enabled: wireFlag.optional(),
  /** Whether answers about mails tell who has an account; off unless staff want it (AMB-154). */
  reveal_accounts: wireFlag.optional(),
  /** Staff without a second step are refused what staff do. */
  staff_second_step: wireFlag.optional(),
  newcomer_posts_held: wireSmallint(0, siteRules.maxNewcomerPosts).optional(),
  languages: wireIdList.optional(),
  fallback_language_id: wireSmallint(0, 6).optional(),
})

const changeErrors = [
  'accent_too_faint',
  'contact_unusable',
  'links_unusable',
  'currency_name_unusable',
  'fallback_language_missing',
  'not_allowed',
  'confirmation_required',
] as const

/** What is left out stays as it is, so that two who change different things do not meet. */
export const changeSettings = endpoint({
  method: 'POST',
  path: '/admin/setting/change',
  access,
  once: true,
  summary: 'Changes what the site is called, how it looks and how it behaves.',
  input: changeInput,
  output: settingsSchema,
  errors: changeErrors,
})

/** One of them, by its name and written as it is for `changeSettings`. */
export const setSetting = endpoint({
  method: 'POST',
  path: '/admin/setting/set',
  access,
  once: true,
  summary: 'Changes one setting.',
  input: z.object({ name: changeInput.keyof(), value: z.string().max(10_000) }),
  output: success,
  errors: changeErrors,
})

/** Empty, and the site goes back to what it came with. */
const pictureOrNone = (rule: PictureRule) => z.union([sentPicture(rule), z.literal('')])

/** With one alone both themes show it. */
export const setLogo = endpoint({
  method: 'POST',
  path: '/admin/setting/logo',
  access,
  once: true,
  summary: 'Puts a picture in the place of the name at the top of every page, or takes it away.',
  input: z.object({ theme: z.enum(['dark', 'light']), image: pictureOrNone(logoRule) }),
  output: settingsSchema,
  errors: pictureErrors,
})

export const setIcon = endpoint({
  method: 'POST',
  path: '/admin/setting/icon',
  access,
  once: true,
  summary: 'Changes the icon of the site in browsers and on phones, or goes back to its own.',
  input: z.object({ image: pictureOrNone(iconRule) }),
  output: settingsSchema,
  errors: pictureErrors,
})
