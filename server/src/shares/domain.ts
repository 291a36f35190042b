import type { Domain } from '../domain.ts'
import { eraseIntents } from './erase-member.ts'
import { deleteExpiredIntents } from './note-intent.ts'
import { shareRoutes } from './routes.ts'

export const shares: Domain = {
  routes: shareRoutes,
  deleteExpired: [deleteExpiredIntents],
  eraseTraces: [eraseIntents],
}
