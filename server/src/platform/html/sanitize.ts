import sanitizeHtml from 'sanitize-html'
import { plainLine } from '@loadout/contract/platform/plain-line.ts'
import { invalidRequest } from '../http/public-error.ts'
import { linkTarget } from './link-target.ts'

/**
 * What article text may consist of. Cleaned when it is written, so that reading costs nothing;
 * nothing a person could style, script or name survives (checklist H05, H07).
 */
const ARTICLE: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'footer',
    'strong',
    'em',
    'a',
    'br',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  // Deeper elements are left out, their text stays (checklist H11).
  nestingLimit: 30,
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
    th: () => ({ tagName: 'th', attribs: { scope: 'col' } }),
  },
}

/** A message of a line or two: marks and links, nothing that takes room. */
const NOTICE: sanitizeHtml.IOptions = {
  ...ARTICLE,
  allowedTags: ['b', 'strong', 'i', 'em', 'a', 'br'],
  allowedAttributes: { a: ['href', 'rel'] },
}

/** A link leads to the site itself, or plainly elsewhere. Any other is none. */
function linkAttributes(href = 'none:'): sanitizeHtml.Attributes {
  const target = linkTarget(href)
  if (target === undefined) return {}
  return target === 'own' ? { href } : { href, rel: 'nofollow ugc noopener' }
}

const MOST_PASSES = 5

/**
 * Cleans until cleaning changes nothing more: hostile nesting can come out of one pass in an order
 * that the next would read differently (checklist H06). What does not settle is no text, and
 * nothing of it is kept.
 */
export function settled(html: string, clean: (html: string) => string): string {
  // PostgreSQL keeps every character but this one.
  let text = clean(html.replaceAll('\0', ''))
  for (let pass = 1; pass < MOST_PASSES; pass++) {
    const again = clean(text)
    if (again === text) return text
    text = again
  }
  return ''
}

/**
 * Rises whenever the lists above allow less than before: what is stored is then cleaned again
 * (checklist H06).
 */
export const SANITIZER_VERSION = 3

/**
 * Room for the longest article anybody would write, many times over. What is more is refused before
 * it is read (checklist H11).
 */
export const MOST_CHARACTERS = 100_000
/** Of `<`, each of which may begin an element, and of `&`. */
export const MOST_MARKS = 4_000

function bounded(html: string): string {
  if (
    html.length > MOST_CHARACTERS ||
    html.split('<').length > MOST_MARKS + 1 ||
    html.split('&').length > MOST_MARKS + 1
  )
    throw invalidRequest()
  return html
}

export const cleanArticle = (html: string): string =>
  settled(html, (text) => sanitizeHtml(text, ARTICLE).trim())
/**
 * A notice is a line like a title (checklist H10); taking out what is not seen is part of every
 * pass, or it could put together what had been kept apart.
 */
export const cleanNotice = (html: string): string =>
  settled(html, (text) => ofFewLines(plainLine(sanitizeHtml(text, NOTICE))))

/**
 * Above every page there is room for a line or two, not for a page: what would begin a fourth
 * stands on behind the third.
 */
const MOST_LINES = 3

function ofFewLines(html: string): string {
  // Between two breaks, and at an end, there may be nothing.
  const lines = html
    .split('<br />')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return [...lines.slice(0, MOST_LINES - 1), lines.slice(MOST_LINES - 1).join(' ')]
    .filter((line) => line !== '')
    .join('<br />')
}

/**
 * For what somebody writes. What is stored already is cleaned again without asking how long it is.
 */
export const acceptedArticle = (html: string): string => cleanArticle(bounded(html))
export const acceptedNotice = (html: string): string => cleanNotice(bounded(html))
