import type { QueryClient } from '@tanstack/react-query'
import { getEvent, listEvents } from '@loadout/contract/calendar/calendar.ts'
import { listEventsOfNews } from '@loadout/contract/calendar/events-of-news.ts'
import { getStaffEvent, listStaffEvents } from '@loadout/contract/calendar/staff-calendar.ts'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { getStream } from '@loadout/contract/streams/streams.ts'
import { query } from '../../platform/call/query.ts'

export const STAFF_PAGE = 20

type Shown = { languageId: LanguageId; past: boolean | undefined; page: number }

export const staffEventsQuery = ({ languageId, past, page }: Shown) =>
  query(listStaffEvents, {
    language_id: languageId,
    past,
    limit: STAFF_PAGE,
    offset: (page - 1) * STAFF_PAGE,
  })

/** Asked anew whenever somebody begins to edit: others may have been there. */
export const staffEventQuery = (id: number) => query(getStaffEvent, { id }, { staleTime: 0 })

export const editEventPath = (id: number) => `/admin/events/edit/${id}`

const shown = new Set<unknown>([
  listStaffEvents.path,
  listEvents.path,
  getEvent.path,
  listEventsOfNews.path,
  getStream.path,
])

/** What this visit has shown of events is asked anew. */
export const refreshEvents = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => shown.has(path) })
