import type { Crop } from './picture-crop.ts'
import { squareOf } from './picture-crop.ts'

/** More than the largest size the server makes, twice over. */
const SIDE_MAX = 512

/** The part of a picture as a file of its own, in the format that it was in. */
export async function croppedFile(picture: HTMLImageElement, type: string, crop: Crop) {
  const { naturalWidth: width, naturalHeight: height } = picture
  const { left, top, side } = squareOf({ width, height }, crop)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.round(Math.min(side, SIDE_MAX))
  canvas
    .getContext('2d')
    ?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.92)
  })
  if (!blob) throw new Error('the browser has made no picture')
  return new File([blob], 'avatar', { type })
}
