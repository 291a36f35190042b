import { storedPictures, type PictureFolders } from '../platform/media/stored-pictures.ts'

/** Where the picture of an article is (AMB-141). */
export const newsPicture = (image: string) => `/media/news/${image}`

export const newsPictures = (folders: PictureFolders) => storedPictures('news', ['600x280', '360x168', '160x100', '50x40'], folders)
