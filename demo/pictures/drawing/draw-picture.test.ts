import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { itemPictures } from './draw-item.ts'
import { pictures } from './draw-picture.ts'
import { palettes } from './tones.ts'

const all = new Map([...pictures, ...itemPictures])
const folder = `${import.meta.dirname}/..`

test('the pictures of news and of the store that are served are those that are drawn', () => {
  // A slide of the front page has words in it, and is drawn by hand.
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith('.svg') && !name.startsWith('hero-'))
      .toSorted(),
  ).toEqual([...all.keys()].map((name) => `${name}.svg`).toSorted())
  for (const [name, svg] of all)
    expect(readFileSync(`${folder}/${name}.svg`, 'utf8') === svg, name).toBe(true)
})

test.each(Object.keys(palettes))('%s has eight motifs, no two alike', (game) => {
  const drawn = [...pictures]
    .filter(([name]) => name.startsWith(`${game}-`))
    .map(([, svg]) => svg.replaceAll(/#[0-9a-f]{6}/g, ''))
  expect(drawn).toHaveLength(8)
  expect(new Set(drawn).size).toBe(8)
})

test('no drawing has a hole where a number or a colour should be', () => {
  for (const [name, svg] of all) expect(svg, name).not.toMatch(/NaN|undefined|Infinity/)
})

test('the store has forty items, no two pictures of which are alike', () => {
  expect(itemPictures.size).toBe(40)
  expect(new Set(itemPictures.values()).size).toBe(40)
})
