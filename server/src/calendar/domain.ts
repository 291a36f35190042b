import type { Domain } from '../domain.ts'
import { demoDrawings } from '../platform/media/drawings.ts'
import { calendarHttpRoutes } from './calendar-files.ts'
import { cleanEvents } from './clean-events.ts'
import { eventsInSitemap } from './events-in-sitemap.ts'
import { eventPictures, eventThumbnails } from './pictures.ts'
import { calendarRoutes } from './routes.ts'

export const calendar: Domain = {
  routes: calendarRoutes,
  httpRoutes: calendarHttpRoutes,
  pictures: [
    { kind: eventPictures, originals: demoDrawings },
    { kind: eventThumbnails, originals: demoDrawings },
  ],
  storedHtml: [cleanEvents],
  auditedHtml: { event: 'content' },
  sitemap: eventsInSitemap,
}
