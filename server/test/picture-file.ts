import sharp from 'sharp'

export type PictureWish = {
  width?: number
  height?: number
  format?: 'png' | 'jpeg' | 'gif' | 'webp'
  colour?: string
  name?: string
}

/** A picture as somebody's computer has it. */
export async function pictureFile({
  width = 240,
  height = 120,
  format = 'png',
  colour = 'teal',
  name = 'me.png',
}: PictureWish = {}): Promise<File> {
  const picture = sharp({ create: { width, height, channels: 3, background: colour } })
  return new File([new Uint8Array(await picture.toFormat(format).toBuffer())], name)
}
