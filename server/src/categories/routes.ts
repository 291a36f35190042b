import { listCategories } from '@loadout/contract/categories/categories.ts'
import { listGames, saveGame } from '@loadout/contract/categories/staff-games.ts'
import type { Site } from '../site-parts.ts'
import { CATEGORIES } from './page-tags.ts'
import { gamesIn, writeGame } from './save-game.ts'

export function categoryRoutes(site: Site) {
  const { serve, categories } = site
  serve(listCategories, () => ({ entries: [...categories.all] }), {
    dependsOn: () => [CATEGORIES],
    isShared: () => true,
  })
  serve(listGames, () => ({ entries: gamesIn(categories.all) }))
  serve(saveGame, (request) => writeGame(site, request))
}
