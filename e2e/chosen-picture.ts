import { pictureFile, type PictureWish } from '../server/test/picture-file.ts'

/** A picture as Playwright chooses it in a file field. */
export async function chosenPicture(wish: PictureWish) {
  const file = await pictureFile(wish)
  return { name: file.name, mimeType: 'image/png', buffer: Buffer.from(await file.arrayBuffer()) }
}
