/**
 * EXIF says how a picture was held. A JPEG has no room for more, and a longer one is no camera's.
 */
export const MAX_EXIF = 65_535
