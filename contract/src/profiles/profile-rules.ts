import { plainText } from '../platform/plain-text.ts'

/**
 * What members say of themselves is short (PROF-23, PROF-24). Free of zod: the editor counts by it
 * before it sends.
 */
export const CONTENT_MOST = 350
export const CONTENT_LINES_MOST = 5

/** In characters as people count them: an emoji is one (AMB-129). */
export const contentLength = (html: string): number => [...plainText(html)].length

/** Lines as their writer has broken them; how wide a screen is does not matter. */
export const contentLines = (html: string): number =>
  html.replace(/<\/p>\s*$/, '').split(/<br ?\/?>|<\/p>/).length

export const isTooLong = (html: string): boolean =>
  contentLength(html) > CONTENT_MOST || contentLines(html) > CONTENT_LINES_MOST
