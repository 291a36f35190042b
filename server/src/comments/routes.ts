import { listComments } from '@loadout/contract/comments/comments.ts'
import { newsTag } from '../news/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { readComments } from './service.ts'

export function commentRoutes(site: Site) {
  site.serve(listComments, ({ input }) => readComments(site, input), { dependsOn: ({ id }) => [newsTag(id)] })
}
