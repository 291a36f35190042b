import { eventPath } from '@loadout/contract/calendar/event-path.ts'
import { languageById } from '@loadout/contract/languages/languages.ts'
import type { Site } from '../site-parts.ts'
import type { SitemapEntry } from '../sitemap/sitemap-entry.ts'

const MAX_TEXTS = 1_000

/** The list, and the latest events in every language they can be read in. */
export async function eventsInSitemap({ db }: Pick<Site, 'db'>): Promise<SitemapEntry[]> {
  const rows = await db
    .selectFrom('calendar_event as event')
    .innerJoin('calendar_event_text as text', 'text.event_id', 'event.id')
    .select(['event.id', 'event.changed_at', 'text.slug', 'text.language_id'])
    .orderBy('event.over_at', 'desc')
    .orderBy('event.id', 'desc')
    .orderBy('text.language_id')
    .limit(MAX_TEXTS)
    .execute()
  return [
    { path: '/events' },
    ...rows.map(({ id, slug, language_id, changed_at }) => ({
      path: eventPath({ id, slug }),
      languages: [languageById(language_id)].filter((language) => language !== undefined),
      changed: changed_at,
    })),
  ]
}
