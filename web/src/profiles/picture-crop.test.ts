import { expect, test } from 'vitest'
import {
  maxZoom,
  placeAt,
  reachOf,
  settledCrop,
  shareOf,
  squareOf,
  wholeCrop,
} from './picture-crop.ts'

const wide = { width: 400, height: 200 }

test('a picture is taken from its middle, as much of it as a square holds', () => {
  expect(squareOf(wide, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 })
  expect(squareOf(wide, { zoom: 2, x: 0.25, y: 0.5 })).toEqual({ left: 50, top: 50, side: 100 })
})

test.each([
  { wish: { zoom: 1, x: 0, y: 0 }, settled: { zoom: 1, x: 0.25, y: 0.5 } },
  { wish: { zoom: 1, x: 1, y: 1 }, settled: { zoom: 1, x: 0.75, y: 0.5 } },
  { wish: { zoom: 2, x: 0, y: 0 }, settled: { zoom: 2, x: 0.125, y: 0.25 } },
  { wish: { zoom: 0.1, x: 0.5, y: 0.5 }, settled: { zoom: 1, x: 0.5, y: 0.5 } },
])('$wish never leaves the picture', ({ wish, settled }) => {
  expect(settledCrop(wide, wish)).toEqual(settled)
})

test('a part is moved along all that there is beside it, and where there is nothing it stays', () => {
  const { x, y } = reachOf(wide, 1)
  expect([0, 0.5, 1].map((share) => placeAt(share, x))).toEqual([0.25, 0.5, 0.75])
  expect([0.25, 0.5, 0.75].map((place) => shareOf(place, x))).toEqual([0, 0.5, 1])
  expect([0, 1].map((share) => placeAt(share, y))).toEqual([0.5, 0.5])
  expect(shareOf(0.5, y)).toBe(0.5)
})

test('PROF-28 a part is never smaller than the server takes', () => {
  expect(maxZoom({ width: 128, height: 4_000 })).toBe(2)
  expect(maxZoom({ width: 64, height: 64 })).toBe(1)
  expect(maxZoom({ width: 4_000, height: 4_000 })).toBe(4)
})
