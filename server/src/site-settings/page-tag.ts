/** On every page, feed and calendar: a change of it clears them all. */
export const SITE = 'site'
