/**
 * Where pages of the site are, for whoever links to them. Free of zod: the browser's first script
 * holds this file.
 */

/** The slug is in the address for people (NEWS-04); without it the address never changes. */
export const newsPath = ({ id, slug }: { id: number; slug?: string }) =>
  slug === undefined ? `/news/${id}` : `/news/${id}/${slug}`
/**
 * Whoever knows only the number writes any name in its place: the page corrects it (POST-19,
 * AMB-23).
 */
export const postPath = ({
  id,
  slug,
  username = 'u',
}: {
  id: number
  slug?: string
  username?: string
}) =>
  slug === undefined
    ? `/post/${encodeURIComponent(username)}/${id}`
    : `/post/${encodeURIComponent(username)}/${id}/${slug}`
/** All posts of somebody (POST-13). */
export const postArchivePath = ({ id, username }: { id: number; username: string }) =>
  `/posts/${id}/${encodeURIComponent(username)}`
/** All that somebody has published (NEWS-16). */
export const archivePath = ({ id, username }: { id: number; username: string }) =>
  `/news-archive/${id}/${encodeURIComponent(username)}`
export const tagPath = ({ id, name }: { id: number; name: string }) =>
  `/tags/${id}/${encodeURIComponent(name)}`
export const userPath = (username: string) => `/user/${encodeURIComponent(username)}`

/** Who follows somebody, and whom they follow. */
export const followersPath = ({ id, username }: { id: number; username: string }) =>
  `/followers/${id}/${encodeURIComponent(username)}`
export const followingPath = ({ id, username }: { id: number; username: string }) =>
  `/following/${id}/${encodeURIComponent(username)}`
/** A closed week, which stays as it is. */
export const rankedWeekPath = (week: number) => `/ranking/week/${week}`
