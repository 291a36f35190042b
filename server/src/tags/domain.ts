import type { Domain } from '../domain.ts'
import { tagCounts } from './kept-counts.ts'
import { tagRoutes } from './routes.ts'
import { foldTagsEveryMinute } from './tag-changes.ts'

export const tags: Domain = {
  routes: tagRoutes,
  jobs: [foldTagsEveryMinute],
  keptCounts: tagCounts,
}
