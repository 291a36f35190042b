import { shopItems } from '../../content/store.ts'
import { itemMotifs } from './item-motifs.ts'
import { box, each, moved } from './shapes.ts'
import { tonesOf } from './tones.ts'

const WIDTH = 320
const HEIGHT = 240
const STEP = 20

/** Every picture of an item under the name that the store calls it by, such as `shop-3`. */
export const itemPictures: ReadonlyMap<string, string> = new Map(
  shopItems.map(({ drawing: [motif, palette, scheme] }, index) => {
    const tones = tonesOf(palette, scheme)
    const slot =
      box(tones.ground, 0, 0, WIDTH, HEIGHT) +
      each((WIDTH / STEP) * (HEIGHT / STEP), (dot) => {
        const [x, y] = [dot % (WIDTH / STEP), Math.floor(dot / (WIDTH / STEP))]
        return box(tones.soft, x * STEP + 9, y * STEP + 9, 2, 2)
      })
    const item = moved(WIDTH / 2, HEIGHT / 2, itemMotifs[motif](tones))
    return [`shop-${index + 1}`, framed(slot + item)]
  }),
)

function framed(ink: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${ink}</svg>\n`
}
