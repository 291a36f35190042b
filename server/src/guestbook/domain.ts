import type { Domain } from '../domain.ts'
import { guestbookRoutes } from './routes.ts'

export const guestbook: Domain = {
  routes: guestbookRoutes,
}
