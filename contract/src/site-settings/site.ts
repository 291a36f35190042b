import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

export const siteSchema = z.object({
  name: z.string(),
  /**
   * By the number of the language. None at all where the site says it in the words that it came
   * with; otherwise one for each language that readers are offered.
   */
  taglines: z.record(z.string(), z.string()),
  /** `#rrggbb`; null for the colour that the site came with. */
  accent: z.string().nullable(),
  /** Paths of pictures without size, for each theme; null for its name in letters. */
  logo: z.object({ dark: z.string(), light: z.string() }).nullable(),
  /** Such a path; null for the one that the site came with. */
  icon: z.string().nullable(),
  /** An address of mail or of a page; empty for none. */
  contact: z.string(),
  /** Pages of the site elsewhere. */
  links: z.array(z.string()),
  currency: z.object({ name: z.string(), earning_enabled: z.boolean() }),
  /** Numbers of the languages that readers are offered. */
  languages: z.array(z.int()),
  /** Without a mail server no page says that a mail is on its way. */
  mails_arrive: z.boolean(),
})
export type Site = z.infer<typeof siteSchema>

/** The same for everybody, so that pages can be kept (SHELL-33, AMB-15). */
export const getSite = endpoint({
  method: 'GET',
  path: '/site/get',
  access: 'anyone',
  summary: 'What the site is called, how it looks and what its currency is called.',
  input: z.object({}),
  output: siteSchema,
})
