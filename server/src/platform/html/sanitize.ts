import sanitizeHtml from 'sanitize-html'

/**
 * What article text may consist of. Cleaned when it is written, so that reading costs nothing; nothing a person could style, script
 * or name survives (checklist H05, H07).
 */
const ARTICLE: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'footer', 'strong', 'em', 'a', 'br', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
    th: () => ({ tagName: 'th', attribs: { scope: 'col' } }),
  },
}

const OWN = 'https://own.invalid'

/** A link leads where a browser says it does, however it is written: to the site itself, or plainly elsewhere. Any other is none. */
function linkAttributes(href = 'none:'): sanitizeHtml.Attributes {
  const target = URL.parse(href, OWN)
  if (target?.origin === OWN) return { href }
  return /^https?:\/\//i.test(href) ? { href, rel: 'nofollow ugc noopener' } : {}
}

const MOST_PASSES = 5

/**
 * Cleans until cleaning changes nothing more: hostile nesting can come out of one pass in an order that the next would read
 * differently (checklist H06). What does not settle is no article, and nothing of it is kept.
 */
export function sanitizeArticle(html: string): string {
  let clean = sanitizeHtml(html, ARTICLE).trim()
  for (let pass = 1; pass < MOST_PASSES; pass++) {
    const again = sanitizeHtml(clean, ARTICLE).trim()
    if (again === clean) return clean
    clean = again
  }
  return ''
}
