import { expect, test } from 'vitest'
import { placeBeside } from './place-beside.ts'

const screen = { width: 400, height: 300 }
const size = { width: 100, height: 80 }
const anchorAt = (left: number, top: number) => ({
  left,
  top,
  right: left + 40,
  bottom: top + 20,
  width: 40,
  height: 20,
})

test.each([
  {
    where: 'below, at its start',
    anchor: anchorAt(50, 50),
    align: 'start' as const,
    place: { left: 50, top: 76 },
  },
  {
    where: 'below, at its end',
    anchor: anchorAt(150, 50),
    align: 'end' as const,
    place: { left: 90, top: 76 },
  },
  {
    where: 'below, in the middle',
    anchor: anchorAt(150, 50),
    align: 'center' as const,
    place: { left: 120, top: 76 },
  },
  {
    where: 'above when there is no room below',
    anchor: anchorAt(50, 250),
    align: 'start' as const,
    place: { left: 50, top: 164 },
  },
  {
    where: 'within the right edge',
    anchor: anchorAt(350, 50),
    align: 'start' as const,
    place: { left: 292, top: 76 },
  },
  {
    where: 'within the left edge',
    anchor: anchorAt(10, 50),
    align: 'end' as const,
    place: { left: 8, top: 76 },
  },
])('something that floats stands $where', ({ anchor, align, place }) => {
  expect(placeBeside(anchor, size, screen, align)).toEqual(place)
})

test('above, it stays below where the shown part of the screen begins', () => {
  const shown = { width: 400, top: 120, height: 300 }
  expect(placeBeside(anchorAt(50, 260), { width: 100, height: 150 }, shown).top).toBe(128)
})

test('where neither side has room it stays below, on the screen from its beginning', () => {
  expect(placeBeside(anchorAt(50, 100), { width: 100, height: 290 }, screen).top).toBe(126)
})
