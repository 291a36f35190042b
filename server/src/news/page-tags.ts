/** What pages depend on: one article, and every list of them. */
export const newsTag = (id: number) => `news:${id}`
export const NEWS_LISTS = 'news'
