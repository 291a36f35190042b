import type { avatarSizes } from '@loadout/contract/accounts/profile-picture-rules.ts'
import type { newsPictureSizes } from '@loadout/contract/news/news-picture-rule.ts'

export type PictureSize = (typeof newsPictureSizes)[number]
export type AvatarSize = (typeof avatarSizes)[number]

/**
 * The address of a picture in one of the documented sizes (HOME-16). Stored paths come without
 * size.
 */
export const pictureUrl = (path: string, size: PictureSize | AvatarSize) => `${path}/${size}.webp`
