import { csgo } from './csgo.ts'
import { dota } from './dota.ts'
import { fortnite } from './fortnite.ts'
import { general } from './general.ts'
import { lol } from './lol.ts'
import { poker } from './poker.ts'
import { pubg } from './pubg.ts'
import { box, HEIGHT, WIDTH, type Ink } from './shapes.ts'
import { tonesOf, type palettes, type Tones } from './tones.ts'

const motifs: Readonly<Record<keyof typeof palettes, readonly ((tones: Tones) => Ink)[]>> = {
  general,
  csgo,
  fortnite,
  pubg,
  lol,
  dota,
  poker,
}

/**
 * Every picture of the demo community under the name that news call it by, such as `csgo-3`. Always
 * the same.
 */
export const pictures: ReadonlyMap<string, string> = new Map(
  Object.entries(motifs).flatMap(([game, ofGame]) =>
    ofGame.map((motif, index): [string, string] => {
      const tones = tonesOf(game as keyof typeof motifs, index)
      return [`${game}-${index + 1}`, framed(box(tones.ground, 0, 0, WIDTH, HEIGHT) + motif(tones))]
    }),
  ),
)

function framed(ink: Ink): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="280" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${ink}</svg>\n`
}
