/**
 * What pages depend on that offer tags: it is purged when an article gives up a tag or goes itself.
 * That a tag has become more popular shows when a page has expired.
 */
export const TAGS = 'tags'
