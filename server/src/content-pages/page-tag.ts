/** Of every page: the footer links to all of them. */
export const CONTENT_PAGES = 'content-pages'

/** Of one of them: what is written there. */
export const contentPageTag = (url: string) => `${CONTENT_PAGES}:${url}`
