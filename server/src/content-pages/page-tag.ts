/** Of every page: the footer links to all of them. */
export const CONTENT_PAGES = 'content-pages'
