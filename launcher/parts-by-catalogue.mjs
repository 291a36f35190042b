/**
 * Which parts say the words of a catalogue; one that is not here is of the part of its name.
 * @type {Record<string, string[]>}
 */
export const partsByCatalogue = {
  editor: ['editor', 'posts', 'content-pages'],
  footer: ['footer-media'],
  mail: ['mails', 'accounts', 'notifications'],
  members: ['accounts', 'member', 'comments', 'second-steps', 'onboarding'],
  notifications: ['notifications', 'settings'],
  places: ['points', 'search', 'feeds', 'reports'],
  profiles: ['profiles', 'settings'],
  rankings: ['rankings', 'points', 'people'],
  settings: ['settings', 'second-steps', 'leaving', 'data-copy', 'confirmation'],
  site: ['home', 'news', 'comments', 'people'],
  store: ['store', 'wallet'],
  streams: ['streams', 'calendar'],
  wallet: ['wallet', 'store', 'support'],
}
