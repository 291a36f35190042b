import { z } from 'zod'
import { languageId } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { entries, unixSeconds, wireId } from '../platform/wire.ts'

/**
 * As much of an event as news and streams say; with its address, so that they need nothing of the
 * calendar.
 */
export const namedEventSchema = z.object({
  id: z.int(),
  title: z.string(),
  path: z.string(),
  start_date: unixSeconds,
  cancelled: z.boolean(),
  language_id: z.int(),
})
export type NamedEvent = z.infer<typeof namedEventSchema>

/** News know nothing of events: whoever shows them asks here. */
export const listEventsOfNews = endpoint({
  method: 'GET',
  path: '/event/of_news',
  access: 'anyone',
  summary: 'The events that name an article among their news.',
  input: z.object({ id: wireId, language_id: languageId.optional() }),
  output: entries(namedEventSchema),
})
