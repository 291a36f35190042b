/**
 * Whoever has left the site is called by their number alone, behind a sign that no name has: pages
 * say "a former member" for it, without a link.
 */
export const formerName = (id: number) => `~${id}`

export const isFormerMember = (username: string) => username.startsWith('~')
