type Size = { width: number; height: number }

/**
 * Which part of a picture is taken: how much it is enlarged, and where its middle is, from 0 to 1.
 */
export type Crop = { zoom: number; x: number; y: number }

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** The smallest side of what the server takes (AMB-141), so that no crop is refused. */
const SIDE_MIN = 64
const ZOOM_MAX = 4

export const maxZoom = ({ width, height }: Size) =>
  Math.max(1, Math.min(ZOOM_MAX, Math.min(width, height) / SIDE_MIN))

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

type Reach = { min: number; max: number }

/** Where the middle may be to both sides, so that there is picture in all of the square. */
export function reachOf({ width, height }: Size, zoom: number): { x: Reach; y: Reach } {
  const side = Math.min(width, height) / zoom
  const half = { x: side / width / 2, y: side / height / 2 }
  return { x: { min: half.x, max: 1 - half.x }, y: { min: half.y, max: 1 - half.y } }
}

/** How far along its reach the middle is, from 0 to 1. */
export const shareOf = (place: number, { min, max }: Reach) =>
  max === min ? 0.5 : (place - min) / (max - min)

export const placeAt = (share: number, { min, max }: Reach) => min + share * (max - min)

/** The same crop, moved and sized so that there is picture in all of it. */
export function settledCrop(picture: Size, { zoom, x, y }: Crop): Crop {
  const settled = within(zoom, 1, maxZoom(picture))
  const reach = reachOf(picture, settled)
  return {
    zoom: settled,
    x: within(x, reach.x.min, reach.x.max),
    y: within(y, reach.y.min, reach.y.max),
  }
}

/** The square of a settled crop, in pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: x * width - side / 2, top: y * height - side / 2, side }
}
