import { z } from 'zod'
import { languageId } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { entries, wireLine } from '../platform/wire.ts'

export const CONTENT_PAGE_TITLE_MAX = 120
export const contentPageTitle = wireLine({ max: CONTENT_PAGE_TITLE_MAX })

/** 1 the product, 2 Games, 3 Esports (PAGE-01, PAGE-02). */
const footerCategories = [1, 2, 3] as const

export const contentPageSchema = z.object({
  title: z.string(),
  /** HTML from the allow-list. */
  content: z.string(),
  url: z.string(),
  footer_category: z.literal(footerCategories),
  /**
   * The language of this text (ours): the asked one where the page has it, else English, else the
   * first it has.
   */
  language_id: z.int(),
  /** All that the page is written in (ours, for hreflang). */
  languages: z.array(z.int()),
})
export type ContentPage = z.infer<typeof contentPageSchema>

const contentLinkSchema = contentPageSchema.pick({
  title: true,
  url: true,
  footer_category: true,
})
export type ContentLink = z.infer<typeof contentLinkSchema>

/** A path as an address bar has it means the same as one without its slash (PAGE-05, AMB-134). */
const pathAsked = z
  .string()
  .min(1)
  .max(120)
  .overwrite((path) => path.replace(/^\/+/, '').toLowerCase())

/** `url` is the path without its leading slash, lower case. */
export const getContentPage = endpoint({
  method: 'GET',
  path: '/content/get',
  access: 'anyone',
  summary: 'A content page by its path.',
  input: z.object({ url: pathAsked, language_id: languageId.optional() }),
  output: contentPageSchema,
  errors: ['page_not_found'],
})

/** Every page of the site has them in its footer (PAGE-06). */
export const listContentPages = endpoint({
  method: 'GET',
  path: '/content/list',
  access: 'anyone',
  summary: 'The content pages that the footer links to.',
  input: z.object({ language_id: languageId.optional() }),
  output: entries(contentLinkSchema),
})
