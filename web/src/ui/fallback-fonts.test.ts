import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')
const faces = [...read('fallback-fonts.css').matchAll(/@font-face \{(.*?)\n\}/gs)].map(
  ([, face = '']) => {
    const figure = (name: string) => Number(RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1])
    const size = figure('size-adjust') / 100
    return {
      family: /font-family: '(.+)'/.exec(face)?.[1] ?? '',
      ascent: figure('ascent-override') * size,
      descent: figure('descent-override') * size,
    }
  },
)
const families = new Set(faces.map(({ family }) => family))

test('every fallback is as high as the face it stands in for: no line moves when that comes', () => {
  const heights = { Sofia: [90, 30], Geologica: [97.5, 27.5], Handjet: [88.2, 23.5] }
  expect(faces.length).toBeGreaterThan(20)
  for (const { family, ascent, descent } of faces) {
    const [up = 0, down = 0] = heights[family.split(' as ')[0] as keyof typeof heights]
    expect(Math.abs(ascent - up), family).toBeLessThan(0.2)
    expect(Math.abs(descent - down), family).toBeLessThan(0.2)
  }
})

test('every fallback is asked for, and what is asked for is there', () => {
  const named = read('tokens.css').matchAll(/'(\w+ as [\w ]+)'/g)
  expect(families).toEqual(new Set([...named].map(([, name]) => name)))
})
