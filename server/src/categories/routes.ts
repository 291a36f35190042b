import { listCategories } from '@loadout/contract/categories/categories.ts'
import type { Site } from '../site-parts.ts'
import { CATEGORIES } from './page-tags.ts'

export function categoryRoutes({ serve, categories }: Site) {
  serve(listCategories, () => ({ entries: [...categories.all] }), {
    dependsOn: () => [CATEGORIES],
    isShared: () => true,
  })
}
