type Size = { width: number; height: number }

/** Which part of a picture is taken: how much it is enlarged, and where its middle is, from 0 to 1. */
export type Crop = { zoom: number; x: number; y: number }

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** The smallest side of what the server takes (AMB-141), so that no crop is refused. */
const SIDE_MIN = 64
const ZOOM_MAX = 4

export const maxZoom = ({ width, height }: Size) =>
  Math.max(1, Math.min(ZOOM_MAX, Math.min(width, height) / SIDE_MIN))

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** The same crop, moved and sized so that there is picture in all of it. */
export function settledCrop(picture: Size, { zoom, x, y }: Crop): Crop {
  const settled = within(zoom, 1, maxZoom(picture))
  const side = Math.min(picture.width, picture.height) / settled
  const half = { x: side / picture.width / 2, y: side / picture.height / 2 }
  return {
    zoom: settled,
    x: within(x, half.x, 1 - half.x),
    y: within(y, half.y, 1 - half.y),
  }
}

/** The square of a settled crop, in pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: x * width - side / 2, top: y * height - side / 2, side }
}
