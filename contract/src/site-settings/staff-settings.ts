import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { wireFlag, wireIdList, wireJson, wireLine, wireSmallint } from '../platform/wire.ts'
import { siteSchema } from './site.ts'
import { ACCENT, siteRules } from './site-rules.ts'

const access = { permission: 'canManageContent' } as const

const settingsSchema = siteSchema.omit({ currency: true }).extend({
  currency_name: z.string(),
  ld_earning_enabled: z.boolean(),
  reveal_accounts: z.boolean(),
  staff_second_step: z.boolean(),
  fallback_language_id: z.int(),
})
export type SiteSettings = z.infer<typeof settingsSchema>

export const getSettings = endpoint({
  method: 'GET',
  path: '/admin/settings/get',
  access,
  summary: 'What staff have set for the site, or whoever runs it where they have not.',
  input: z.object({}),
  output: settingsSchema,
})

/** What is left out stays as it is, so that two who change different things do not meet. */
export const setSettings = endpoint({
  method: 'POST',
  path: '/admin/settings/set',
  access,
  once: true,
  summary: 'Changes what the site is called, how it looks and how it behaves.',
  input: z.object({
    /** Empty for the name of the environment, as `currency_name`. */
    name: wireLine({ least: 0, most: siteRules.nameMost }).optional(),
    /** Empty for the words that the site came with. */
    tagline: wireLine({ least: 0, most: siteRules.taglineMost }).optional(),
    /** Empty for the colour that the site came with. */
    accent: z.union([z.literal(''), z.string().regex(ACCENT)]).optional(),
    contact: wireLine({ least: 0, most: siteRules.contactMost }).optional(),
    links: wireJson(
      z.array(z.string().max(siteRules.linkMost)).max(siteRules.linksMost),
    ).optional(),
    currency_name: z.string().max(siteRules.currencyMost).optional(),
    ld_earning_enabled: wireFlag.optional(),
    /** AMB-154. */
    reveal_accounts: wireFlag.optional(),
    /** Staff without a second step are refused what staff do. */
    staff_second_step: wireFlag.optional(),
    languages: wireIdList.optional(),
    fallback_language_id: wireSmallint(0, 6).optional(),
  }),
  output: settingsSchema,
  errors: [
    'accent_too_faint',
    'contact_unusable',
    'links_unusable',
    'currency_name_unusable',
    'fallback_language_missing',
  ],
})
