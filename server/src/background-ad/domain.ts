import type { Domain } from '../domain.ts'
import { backgroundAdPictures } from './pictures.ts'
import { backgroundAdRoutes } from './routes.ts'
import { demoDrawings } from '../platform/media/drawings.ts'

export const backgroundAd: Domain = {
  routes: backgroundAdRoutes,
  pictures: [{ kind: backgroundAdPictures, originals: demoDrawings }],
}
