import type { Domain } from '../domain.ts'
import { demoDrawings } from '../platform/media/drawings.ts'
import { frameOrigins } from '@loadout/contract/platform/video-frame.ts'
import { heroPictures } from './pictures.ts'
import { heroRoutes } from './routes.ts'

export const hero: Domain = {
  routes: heroRoutes,
  pictures: [{ kind: heroPictures, originals: demoDrawings }],
  frameOrigins,
}
