import { listFigures } from '@loadout/contract/figures/figures.ts'
import type { Site } from '../site-parts.ts'
import { readFigures } from './list-figures.ts'

export function figureRoutes(site: Site) {
  site.serve(listFigures, ({ input }) => readFigures(site, input.days))
}
