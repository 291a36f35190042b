// Which journeys go through a part of the site. A part is the folder that `web/src`, `server/src`
// and `contract/src` name alike.

/** Journeys through what every page has. They are short: the whole run tries the rest. */
export const frame = ['accessibility', 'article', 'calls', 'home', 'layer', 'navigation', 'theme']
const account = ['forgot-password', 'login', 'sign-in-link', 'signup', 'undo-email', 'verify-email']
const staff = ['admin-people', 'newsroom', 'staff-pages', 'staff-screens']

/** @type {Record<string, string[]>} */
export const journeysByPart = {
  accounts: [...account, 'providers', 'storage'],
  admin: staff,
  articles: ['article', 'broken-parts', 'growing-lists', 'injection', 'tags'],
  audit: ['admin-people'],
  'background-ad': ['notice', 'staff-screens'],
  calendar: ['events', 'reader-screens'],
  categories: ['filter', 'home'],
  coming: ['member-places'],
  comments: ['comment-form', 'comments', 'delete-comment', 'mention-suggestions'],
  'content-pages': ['content-pages', 'footer', 'missing', 'staff-pages'],
  editor: ['newsroom', 'posts', 'staff-pages'],
  feeds: ['feeds'],
  following: ['notifications', 'profiles'],
  gallery: ['gallery'],
  guestbook: ['profiles'],
  hero: ['hero', 'staff-screens', 'steadiness'],
  home: ['filter', 'home', 'scrolling', 'steadiness'],
  'ip-bans': ['admin-people'],
  languages: ['direction', 'language-at-start', 'language-bar', 'language-loading'],
  mails: ['admin-people', 'forgot-password', 'verify-email'],
  member: ['member-bar', 'member-places', 'multipliers', 'points'],
  news: ['archive', 'article', 'home', 'newsroom', 'page-views'],
  notice: ['live-notice', 'notice', 'staff-screens'],
  notifications: ['member-bar', 'notifications'],
  offline: ['offline'],
  people: ['admin-people', 'archive', 'profiles'],
  platform: [...frame, 'api-host', 'broken-parts', 'loading', 'scrolling', 'without-scripts'],
  polls: ['polls', 'staff-polls'],
  points: ['multipliers', 'points', 'page-views'],
  posts: ['posts', 'home', 'comments'],
  profiles: ['profiles'],
  providers: ['providers', 'login', 'signup', 'settings'],
  rankings: ['rankings'],
  realtime: ['live-notice', 'points'],
  search: ['search'],
  sessions: ['login', 'member-bar'],
  settings: ['settings', 'member-places', 'providers'],
  shell: [...frame, 'footer', 'keyboard', 'language-bar', 'member-bar'],
  sitemap: [],
  statistics: ['statistics'],
  store: ['store', 'staff-store', 'footer'],
  streams: ['streams', 'reader-screens', 'home', 'events'],
  tags: ['tags'],
  ui: [...frame, 'gallery', 'forced-colors', 'reader-screens'],
  upvotes: ['upvotes'],
  videos: ['videos', 'reader-screens', 'home', 'navigation'],
  wallet: ['wallet', 'staff-store'],
  'web-app': ['every-page', 'offline', 'budget'],
}
