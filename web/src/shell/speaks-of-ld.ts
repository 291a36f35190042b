const places = ['/points-store', '/points', '/points-info', '/wallet', '/earnpoints']

/** Whether a page is about LD$. */
export const speaksOfLd = (path: string): boolean => places.includes(path)
