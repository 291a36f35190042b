import sanitizeHtml from 'sanitize-html'

/**
 * What article text may consist of. Cleaned when it is written, so that reading costs nothing; nothing a person could style, script
 * or name survives (checklist H05, H07). Raise the version when the list changes, and stored text is cleaned again (H06).
 */
const ARTICLE: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'footer', 'strong', 'em', 'a', 'br', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(isOwn(href) ? {} : { rel: 'nofollow ugc noopener' }) },
    }),
    th: () => ({ tagName: 'th', attribs: { scope: 'col' } }),
  },
}

const isOwn = (href: string) => href.startsWith('/') && !href.startsWith('//')

export const sanitizeArticle = (html: string) => sanitizeHtml(html, ARTICLE).trim()
