/**
 * First steps of paths that the site itself has, or the documents give to what is still to come: a
 * content page with one of them would never be seen (AMB-134). Names with a dot are none that a
 * content page could have.
 */
const reserved: ReadonlySet<string> = new Set([
  // What the server answers before the pages.
  'api',
  'app',
  'apps',
  'assets',
  'csp-report',
  'feed',
  'feeds',
  'healthz',
  'icons',
  'media',
  'metrics',
  'readyz',
  'rss',
  'search',
  // Screens.
  'admin',
  'auth',
  'earnpoints',
  'event',
  'events',
  'forgot_password',
  'gallery',
  'ld-tv',
  'ldtv',
  'login',
  'news',
  'news-archive',
  'notifications',
  'offline',
  'points',
  'points-info',
  'points-store',
  'ranking',
  'ref',
  'resend_email_verification',
  'reset_password',
  'settings',
  'signup',
  'streams',
  'support',
  'tags',
  'undo_email',
  'user',
  'userfeed',
  'users',
  'wallet',
  // Screens to come.
  'blog',
  'blogs',
  'post',
  'posts',
  'provider',
  'video',
  'videos',
])

export const isReservedUrl = (url: string): boolean => reserved.has(url)
