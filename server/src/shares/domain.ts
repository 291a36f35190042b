import type { Domain } from '../domain.ts'
import { eraseIntents } from './erase-member.ts'
import { forgetIntents } from './note-intent.ts'
import { shareRoutes } from './routes.ts'

export const shares: Domain = {
  routes: shareRoutes,
  forget: [forgetIntents],
  eraseTraces: [eraseIntents],
}
