import { getFigures } from '@loadout/contract/figures/figures.ts'
import type { Site } from '../site-parts.ts'
import { readFigures } from './read-figures.ts'

export function figureRoutes(site: Site) {
  site.serve(getFigures, ({ input }) => readFigures(site, input))
}
