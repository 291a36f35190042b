/**
 * `node launcher/run.mjs demo/pictures/drawing/write-pictures.ts`: draws the files of demo/pictures
 * anew after a change to a motif. Those of the slides (hero-…) are drawn by hand and stay.
 */
import { rmSync, readdirSync, writeFileSync } from 'node:fs'
import { itemPictures } from './draw-item.ts'
import { pictures } from './draw-picture.ts'

const folder = `${import.meta.dirname}/..`
for (const name of readdirSync(folder))
  if (name.endsWith('.svg') && !name.startsWith('hero-')) rmSync(`${folder}/${name}`)
for (const [name, svg] of [...pictures, ...itemPictures])
  writeFileSync(`${folder}/${name}.svg`, svg)
console.log(`${pictures.size + itemPictures.size} pictures`)
