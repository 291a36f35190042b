/**
 * The address of a picture in one of the documented sizes (HOME-16). Stored paths come without
 * size.
 */
export const pictureUrl = (path: string, size: `${number}x${number}`) => `${path}/${size}.webp`
