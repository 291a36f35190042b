import type { Domain } from '../domain.ts'
import { cleanContent } from './clean-content.ts'
import { profileRoutes } from './routes.ts'

export const profiles: Domain = {
  routes: profileRoutes,
  storedHtml: [cleanContent],
}
