export type PictureSize = '600x280' | '360x168' | '160x100' | '50x40'
export type AvatarSize = '32x32' | '64x64' | '128x128' | '200x200'

/** The address of a picture in one of the documented sizes (HOME-16). Stored paths come without size. */
export const pictureUrl = (path: string, size: PictureSize | AvatarSize) => `${path}/${size}.webp`
