/** `node launcher/run.mjs demo/pictures/drawing/write-pictures.ts`: draws the files of demo/pictures anew after a change to a motif. */
import { rmSync, readdirSync, writeFileSync } from 'node:fs'
import { pictures } from './draw-picture.ts'

const folder = `${import.meta.dirname}/..`
for (const name of readdirSync(folder)) if (name.endsWith('.svg')) rmSync(`${folder}/${name}`)
for (const [name, svg] of pictures) writeFileSync(`${folder}/${name}.svg`, svg)
console.log(`${pictures.size} pictures`)
