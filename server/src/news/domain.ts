import type { Domain } from '../domain.ts'
import { drawings } from '../platform/media/drawings.ts'
import { newsPictures } from './pictures.ts'
import { newsRoutes } from './routes.ts'
import { recordPublishedEveryMinute } from './record-published.ts'

export const news: Domain = {
  routes: newsRoutes,
  auditedHtml: { news: 'content' },
  jobs: [recordPublishedEveryMinute],
  // News that nobody has given a picture show a pattern, with or without the demo community.
  pictures: [{ kind: newsPictures, originals: drawings }],
}
