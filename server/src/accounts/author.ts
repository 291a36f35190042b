import type { Author } from '@loadout/contract/accounts/author.ts'
import { avatarPicture } from './avatars.ts'

/** The columns of users that an author line needs, selected under these names. */
export const authorColumns = [
  'author.id as author_id',
  'author.username as author_username',
  'author.avatar as author_avatar',
  'author.flags as author_flags',
] as const

export type AuthorRow = {
  author_id: number
  author_username: string
  author_avatar: string | null
  author_flags: number
}

export const authorOf = (row: AuthorRow): Author => ({
  id: row.author_id,
  username: row.author_username,
  avatar: avatarPicture({ id: row.author_id, avatar: row.author_avatar }),
  flags: row.author_flags,
})
