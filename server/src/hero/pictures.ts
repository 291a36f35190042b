import { storedPictures, type PictureFolders } from '../platform/media/stored-pictures.ts'

export const heroPicture = (image: string) => `/media/hero/${image}`

/** Eight by three, as wide as the main column at twice the density of most screens. */
export const heroPictures = (folders: PictureFolders) => storedPictures('hero', ['1200x450'], folders)
