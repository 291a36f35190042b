import { plainText } from '../platform/plain-text.ts'

/**
 * What members say of themselves is short (PROF-23, PROF-24). Free of zod: the editor counts by it
 * before it sends.
 */
export const CONTENT_MAX = 350
export const MAX_CONTENT_LINES = 5

/** Spaces of which a browser draws each, where it draws a run of others as one. */
const WIDE_SPACE = /&nbsp;|[^\S \t\n\f\r]/g

/** In characters as people count them: an emoji is one (AMB-129). */
export const contentLength = (html: string): number =>
  [...plainText(html.replaceAll(WIDE_SPACE, '_'))].length

/**
 * Lines as their writer has broken them; how wide a screen is does not matter. A paragraph begins
 * one even where the text before it is in none.
 */
export const contentLines = (html: string): number =>
  html
    .replace(/^\s*<p>/, '')
    .replace(/<\/p>\s*$/, '')
    .split(/(?:<br ?\/?>|<\/p>)\s*(?:<p>)?|<p>/).length

export const isTooLong = (html: string): boolean =>
  contentLength(html) > CONTENT_MAX || contentLines(html) > MAX_CONTENT_LINES
