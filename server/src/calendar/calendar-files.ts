import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HttpParts } from '../domain.ts'
import { keptOrMade } from '../platform/render/kept-or-made.ts'
import { sendKept } from '../platform/render/send-kept.ts'
import type { Site } from '../site-parts.ts'
import { readCalendarAddress, type WantedCalendar } from './calendar-address.ts'
import { writeCalendar } from './icalendar.ts'
import { readCalendarFile } from './read-calendar-file.ts'

/**
 * The calendar for programs that subscribe to it, and each event for whoever wants it in their own.
 * It is kept beside the pages and goes with them, so a change is in it at the next request.
 */
export function calendarHttpRoutes(
  http: FastifyInstance,
  site: Site,
  { limits, cache, availability }: HttpParts,
) {
  const { origin } = site.settings

  async function send(request: FastifyRequest, reply: FastifyReply) {
    const { fallbackLanguage } = site.siteSettings.current()
    const wanted = readCalendarAddress(request.url, fallbackLanguage)
    const key = `calendar ${wanted.language.id} ${wanted.path}`
    const document = await keptOrMade(
      { cache, availability },
      { key, make: () => write(key, wanted), kept: (last) => last },
    )
    const { language } = wanted
    return sendKept(cache, { request, reply }, { key, document, type: 'text/calendar', language })
  }

  async function write(key: string, wanted: WantedCalendar) {
    const begun = cache.begin()
    const { file, dependsOn } = await readCalendarFile(site, wanted, origin)
    return cache.store(key, writeCalendar(file), { dependsOn, begun })
  }

  for (const path of ['/feeds/events.ics', '/feeds/events/*'])
    http.get(path, { config: limits.of('page') }, (request, reply) => send(request, reply))
}
