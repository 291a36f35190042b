/** Where whoever has ended their mails is told so. */
export const UNSUBSCRIBED = '/unsubscribed'

/**
 * What a page says that posts to the link of a mail: mail programs follow no redirect (RFC 8058).
 */
export const FROM_PAGE = 'from_page'
