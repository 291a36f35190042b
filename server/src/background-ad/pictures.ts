import { storedPictures, type PictureFolders } from '../platform/media/stored-pictures.ts'

export const backgroundAdPicture = (image: string) => `/media/ad/${image}`

/** It fills a screen. */
export const backgroundAdPictures = (folders: PictureFolders) => storedPictures('ad', ['1920x1080'], folders)
