import type { Domain } from '../domain.ts'
import { eraseLiveMember } from './erase-member.ts'
import { deleteExpiredLiveMembers } from './pay-streamers.ts'
import { refreshEveryMinute } from './refresh-streams.ts'
import { streamRoutes } from './routes.ts'
import { streamsInSitemap } from './streams-in-sitemap.ts'

export const streams: Domain = {
  routes: streamRoutes,
  jobs: [refreshEveryMinute],
  deleteExpired: [deleteExpiredLiveMembers],
  // Players are where those of articles are; the chat has a place of its own.
  frameOrigins: ['https://www.twitch.tv'],
  sitemap: streamsInSitemap,
  eraseTraces: [eraseLiveMember],
}
