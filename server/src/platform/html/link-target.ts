import { invalidRequest } from '../http/public-error.ts'

/** Two sites of nobody: a link within the site is one that stays on either, and no address names both. */
const ANY_SITE = ['https://one.invalid', 'https://other.invalid']

/** Where a browser goes for a link, however it is written: to the site itself, or plainly elsewhere. Any other leads nowhere. */
export function linkTarget(href: string): 'own' | 'elsewhere' | undefined {
  if (href === '' || /\p{Cc}/u.test(href)) return undefined
  if (ANY_SITE.every((site) => URL.parse(href, site)?.origin === site)) return 'own'
  return /^https?:\/\//i.test(href) ? 'elsewhere' : undefined
}

const LINK_MOST = 500

/** A link that somebody gave for a picture or a slide, or that they gave none. */
export function acceptedLink(link: string | null): string | null {
  if (link !== null && (link.length > LINK_MOST || linkTarget(link) === undefined)) throw invalidRequest()
  return link
}
