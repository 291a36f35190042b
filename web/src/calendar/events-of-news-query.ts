import { listEventsOfNews } from '@loadout/contract/calendar/events-of-news.ts'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { query } from '../platform/call/query.ts'

export const eventsOfNewsQuery = (id: number, language_id: LanguageId) =>
  query(listEventsOfNews, { id, language_id })
