import sanitizeHtml from 'sanitize-html'
import { plainLine } from '@loadout/contract/platform/plain-line.ts'
import { isTextPictureAddress } from '@loadout/contract/platform/text-picture-address.ts'
import { videoFrame } from '@loadout/contract/platform/video-frame.ts'
import { withoutParent } from '@loadout/contract/platform/without-parent.ts'
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
    'figure',
    'figcaption',
    'img',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'data-video'],
    th: ['scope'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
  },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  // Deeper elements are left out, their text stays (checklist H11).
  nestingLimit: 30,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    iframe: (_, { src = '' }) => videoLink(src),
    img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs) }),
    th: () => ({ tagName: 'th', attribs: { scope: 'col' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
}

/** A message of a line or two: marks and links, nothing that takes room. */
const NOTICE: sanitizeHtml.IOptions = {
  ...ARTICLE,
  allowedTags: ['b', 'strong', 'i', 'em', 'a', 'br'],
  allowedAttributes: { a: ['href', 'rel'] },
  transformTags: {
    a: (tagName, { href = 'none:' }) => ({ tagName, attribs: linkAttributes({ href }) }),
  },
}

/** What members say of themselves: lines with marks and links (PROF-25, AMB-128). */
const PROFILE: sanitizeHtml.IOptions = {
  ...NOTICE,
  allowedTags: ['p', 'strong', 'em', 'a', 'br'],
}

/**
 * A link leads to the site itself, or plainly elsewhere. Any other is none. One to a video may say
 * that it wants to be a player, which the page makes of it once a reader asks (AMB-128).
 */
function linkAttributes({
  href: written = 'none:',
  'data-video': video,
}: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const href = withoutParent(written)
  const target = linkTarget(href)
  if (target === undefined) return {}
  if (target === 'own') return { href }
  const isPlayer = video !== undefined && videoFrame(href) !== undefined
  return { href, rel: 'nofollow ugc noopener', ...(isPlayer ? { 'data-video': '' } : {}) }
}

/** The frame of a player is kept as a link to it; any other frame is left out. */
function videoLink(written: string): sanitizeHtml.Tag {
  const src = withoutParent(written)
  return videoFrame(src) === undefined
    ? { tagName: 'iframe', attribs: {} }
    : { tagName: 'a', attribs: { href: src, 'data-video': '' }, text: src }
}

/** So many pixels as a picture inside a text may have at most. */
const SIDE = /^(?:[1-9]\d{0,2}|1[01]\d\d|1200)$/

/** Only what was sent to this site, and was decoded and written anew, stands in a text. */
function pictureAttributes({
  src = '',
  alt = '',
  width = '',
  height = '',
}: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (!isTextPictureAddress(src)) return {}
  const sides: sanitizeHtml.Attributes =
    SIDE.test(width) && SIDE.test(height) ? { width, height } : {}
  return { src, alt: plainLine(alt).slice(0, 300), ...sides, loading: 'lazy' }
}

const MAX_PASSES = 5

/**
 * Cleans until cleaning changes nothing more: hostile nesting can come out of one pass in an order
 * that the next would read differently (checklist H06). What does not settle is no text, and
 * nothing of it is kept.
 */
export function settled(html: string, clean: (html: string) => string): string {
  // PostgreSQL keeps every character but this one.
  let text = clean(html.replaceAll('\0', ''))
  for (let pass = 1; pass < MAX_PASSES; pass++) {
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
export const MAX_CHARACTERS = 100_000
/** Of `<`, each of which may begin an element, and of `&`. */
export const MAX_MARKS = 4_000

function bounded(html: string, field: string): string {
  if (
    html.length > MAX_CHARACTERS ||
    html.split('<').length > MAX_MARKS + 1 ||
    html.split('&').length > MAX_MARKS + 1
  )
    throw invalidRequest(field)
  return html
}

export const cleanArticle = (html: string): string =>
  settled(html, (text) => sanitizeHtml(text, ARTICLE).trim())
/** Text without marks keeps its lines (PROF-24). */
export const cleanProfile = (html: string): string =>
  settled(html, (text) => sanitizeHtml(text, PROFILE).trim())
const withBreaks = (text: string): string =>
  /<(?:p|br)\b/i.test(text) ? text : text.trim().replaceAll(/\r\n|[\r\n]/g, '<br />')

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
const MAX_LINES = 3

function ofFewLines(html: string): string {
  // Between two breaks, and at an end, there may be nothing.
  const lines = html
    .split('<br />')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return [...lines.slice(0, MAX_LINES - 1), lines.slice(MAX_LINES - 1).join(' ')]
    .filter((line) => line !== '')
    .join('<br />')
}

/**
 * For what somebody writes, in the field that a refusal names: every text of this size is called
 * `content`, but for that of a notice. What is stored already is cleaned again without asking how
 * long it is.
 */
export const acceptedArticle = (html: string): string => cleanArticle(bounded(html, 'content'))
export const acceptedNotice = (html: string, field = 'message'): string =>
  cleanNotice(bounded(html, field))
export const acceptedProfile = (html: string): string =>
  cleanProfile(withBreaks(bounded(html, 'content')))
