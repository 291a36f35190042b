import { beginningOf } from '../platform/beginning-of.ts'
import { plainText } from '../platform/plain-text.ts'

const EXCERPT_LETTERS = 200

/**
 * The beginning of a text, for lists, where nobody has written an excerpt. A preview shows the same
 * as the server keeps.
 */
export const excerptOf = (html: string): string => beginningOf(plainText(html), EXCERPT_LETTERS)
