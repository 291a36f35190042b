import { z } from 'zod'
import { languageId, oneOfEach } from '../languages/language-id.ts'
import { NEWS_CONTENT_MAX, newsBodyBytes, savedBodyBytes } from '../news/newsroom.ts'
import { endpoint } from '../platform/endpoint.ts'
import { entries, success, wireId, wireJson, wireLine, wireSmallint } from '../platform/wire.ts'
import { CONTENT_PAGE_TITLE_MAX, contentPageSchema, type ContentPage } from './content-pages.ts'

export const CONTENT_PAGE_URL_MAX = 60

const access = { permission: 'canManageContent' } as const

/** As readers get it, in the wanted language or the first it has, with what only staff need. */
const staffPageEntrySchema = contentPageSchema.extend({ id: z.int() })
export type StaffPageEntry = z.infer<typeof staffPageEntrySchema>

/** A page as it is edited. Whoever changes it says which `revision` they began from. */
const staffPageSchema = contentPageSchema.pick({ url: true, footer_category: true }).extend({
  id: z.int(),
  revision: z.int(),
  versions: z.array(contentPageSchema.pick({ language_id: true, title: true, content: true })),
})
export type StaffPage = z.infer<typeof staffPageSchema>

export const listPagesForStaff = endpoint({
  method: 'GET',
  path: '/admin/content/list',
  access,
  summary:
    'All content pages in the order of the footer, each with the languages it is written in.',
  input: z.object({ language_id: languageId.optional() }),
  output: entries(staffPageEntrySchema),
})

export const getPageForStaff = endpoint({
  method: 'GET',
  path: '/admin/content/get',
  access,
  summary: 'One content page as it is edited, with every language version.',
  input: z.object({ id: wireId }),
  output: staffPageSchema,
  errors: ['page_not_found'],
})

/** What is missing, and an address that cannot be one, gets a text of its own. */
const title = wireLine({ min: 0, max: CONTENT_PAGE_TITLE_MAX })
const content = z.string().max(NEWS_CONTENT_MAX)
const url = z.string().max(2 * CONTENT_PAGE_URL_MAX)
const footerCategory = wireSmallint(1, 3) as z.ZodType<
  ContentPage['footer_category'],
  ContentPage['footer_category']
>

const written = z.object({ id: z.int(), revision: z.int() })
const refusals = [
  'title_missing',
  'text_missing',
  'url_illegal',
  'url_reserved',
  'url_taken',
] as const

/** It stands last in its group of the footer (ADMIN-12). */
export const createPage = endpoint({
  method: 'POST',
  path: '/admin/content/create',
  access,
  once: true,
  bodyBytes: newsBodyBytes,
  summary: 'Adds a content page in one language.',
  input: z.object({
    language_id: languageId.default(0),
    title: title.default(''),
    content: content.default(''),
    url,
    footer_category: footerCategory,
  }),
  output: written,
  errors: refusals,
})

/**
 * What is left out stays as it is (AMB-88). A language that is not there yet is added; one whose
 * title and text are both empty goes, unless it is the last. Whoever names no language changes the
 * text that stands in for those that are missing, whoever names no revision what there is.
 */
export const editPage = endpoint({
  method: 'POST',
  path: '/admin/content/edit',
  access,
  once: true,
  bodyBytes: newsBodyBytes,
  summary: 'Changes a content page and one language version of it.',
  input: z.object({
    id: wireId,
    language_id: languageId.optional(),
    revision: wireId.optional(),
    title: title.optional(),
    content: content.optional(),
    url: url.optional(),
    footer_category: footerCategory.optional(),
  }),
  output: written,
  errors: ['page_not_found', 'changed_meanwhile', ...refusals],
})

/** A text that is left out stays as it is. */
const pageVersionInput = z.object({
  language_id: languageId,
  title: title.optional(),
  content: content.optional(),
})
export type PageVersionInput = z.input<typeof pageVersionInput>

/**
 * What an editor saves, in one step, all of it or nothing (ADMIN-12). The languages named are those
 * the page has from now on; the others go. Without `id` it is a new one, with it `revision` says
 * what it was changed from.
 */
export const savePage = endpoint({
  method: 'POST',
  path: '/admin/content/save',
  access,
  once: true,
  bodyBytes: savedBodyBytes,
  summary: 'Saves a content page in all its languages, with its settings.',
  input: z.object({
    id: wireId.optional(),
    revision: wireId.optional(),
    versions: wireJson(oneOfEach(pageVersionInput)),
    url: url.optional(),
    footer_category: footerCategory.optional(),
  }),
  output: written,
  errors: editPage.errors,
})

export const deletePage = endpoint({
  method: 'POST',
  path: '/admin/content/delete',
  access,
  once: true,
  summary: 'Deletes a content page in all its languages.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['page_not_found'],
})
