import { LINK_MAX } from '@loadout/contract/platform/wire.ts'
import { ruleBroken } from '../http/public-error.ts'

/**
 * Two sites of nobody: a link within the site is one that stays on either, and no address names
 * both.
 */
const ANY_SITE = ['https://one.invalid', 'https://other.invalid']

/**
 * Where a browser goes for a link, however it is written: to the site itself, or plainly elsewhere.
 * Any other leads nowhere. Within the site a link is a path; one whose path begins with two slashes
 * when its steps are done is an address elsewhere to the router of pages.
 */
export function linkTarget(href: string): 'own' | 'elsewhere' | undefined {
  if (/\p{Cc}/u.test(href)) return undefined
  if (/^https?:\/\//i.test(href)) return URL.canParse(href) ? 'elsewhere' : undefined
  const isOwn =
    /^\/(?!\/)/.test(href) && ANY_SITE.every((site) => isWithin(site, URL.parse(href, site)))
  return isOwn ? 'own' : undefined
}

const isWithin = (site: string, url: URL | null) =>
  url?.origin === site && !url.pathname.startsWith('//')

/** A link that somebody gave for a picture or a slide, or that they gave none. */
export function acceptedLink(link: string | null, field: string): string | null {
  if (link !== null && (link.length > LINK_MAX || linkTarget(link) === undefined))
    throw ruleBroken('link_unusable', field)
  return link
}
