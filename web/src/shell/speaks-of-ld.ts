const places = ['/points-store', '/points', '/points-info', '/wallet', '/earnpoints']

/**
 * Whether a page is about LD$. Before the store and the points page are there, nothing can be said
 * about them.
 */
export const speaksOfLd = (path: string, coming: readonly string[]): boolean =>
  places.includes(path) && !coming.includes(path)
