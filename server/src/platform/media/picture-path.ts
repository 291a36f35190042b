/** Pictures are named by a path without size and ending (AMB-141): `/media/news/csgo-2` is served as `/media/news/csgo-2/600x280.webp`. */
export const newsPicture = (image: string) => `/media/news/${image}`

/** Who has uploaded none is shown a tile drawn from their id. */
export const avatarPicture = (person: { id: number; avatar: string | null }) =>
  person.avatar === null ? `/media/avatar/${person.id}` : `/media/avatars/${person.avatar}`
