import * as domains from '../domains.ts'

/**
 * First steps of paths that no domain has: the site's own, and those that the documents give to
 * what is still to come. Names with a dot are none that a content page could have.
 */
const ofNoDomain = [
  // What the server answers before the pages.
  'api',
  'assets',
  'csp-report',
  'healthz',
  'icons',
  'media',
  'metrics',
  'readyz',
  // Screens.
  'admin',
  'gallery',
  'notifications',
  'offline',
  'ref',
  'user',
  'users',
  // Screens to come.
  'blog',
  'blogs',
  'post',
  'posts',
]

const reserved: ReadonlySet<string> = new Set([
  ...ofNoDomain,
  ...Object.values(domains).flatMap((domain) =>
    'firstSteps' in domain ? [...domain.firstSteps] : [],
  ),
])

/** A content page with such a first step would never be seen (AMB-134). */
export const isReservedUrl = (url: string): boolean => reserved.has(url)
