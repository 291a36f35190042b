import type { Domain } from '../domain.ts'
import { forgetIntentsOf } from './forget-member.ts'
import { forgetIntents } from './note-intent.ts'
import { shareRoutes } from './routes.ts'

export const shares: Domain = {
  routes: shareRoutes,
  forget: [forgetIntents],
  forgetRest: [forgetIntentsOf],
}
