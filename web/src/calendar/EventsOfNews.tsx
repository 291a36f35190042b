import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { useIfLoaded } from '../platform/call/query.ts'
import { eventsOfNewsQuery } from './events-of-news-query.ts'
import { NamedEvents } from '../articles/NamedEvents.tsx'

type Props = { newsId: number; languageId: LanguageId }

/**
 * The events that news are about. It is in the script of news, so it uses nothing of the calendar's
 * own pages.
 */
export const EventsOfNews = ({ newsId, languageId }: Props) => (
  <NamedEvents events={useIfLoaded(eventsOfNewsQuery(newsId, languageId))?.entries ?? []} />
)
