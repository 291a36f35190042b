import type { Domain } from '../domain.ts'
import { demoDrawings } from '../platform/media/drawings.ts'
import { footerPictures } from './pictures.ts'
import { refreshEveryHour } from './refresh-from-instagram.ts'
import { footerMediaRoutes } from './routes.ts'

export const footerMedia: Domain = {
  routes: footerMediaRoutes,
  jobs: [refreshEveryHour],
  pictures: [{ kind: footerPictures, originals: demoDrawings }],
}
