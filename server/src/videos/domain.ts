import type { Domain } from '../domain.ts'
import { eraseWatching } from './erase-member.ts'
import { drawings } from '../platform/media/drawings.ts'
import { videoPictures } from './pictures.ts'
import { videoRoutes } from './routes.ts'
import { deleteExpiredWatchSessions } from './watch-sessions.ts'

export const videos: Domain = {
  routes: videoRoutes,
  sitemap: async () => [{ path: '/ld-tv' }],
  // Videos that nobody has given a picture show a pattern.
  pictures: [{ kind: videoPictures, originals: drawings }],
  deleteExpired: [deleteExpiredWatchSessions],
  eraseTraces: [eraseWatching],
}
