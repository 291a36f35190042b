import type { QueryClient } from '@tanstack/react-query'
import { getStaffEvent, listStaffEvents } from '@loadout/contract/calendar/staff-calendar.ts'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { getStream } from '@loadout/contract/streams/streams.ts'
import { query } from '../../platform/call/query.ts'
import { rowsOn } from '../rows-on-page.ts'

type Shown = { languageId: LanguageId; past: boolean | undefined; page: number }

export const staffEventsQuery = ({ languageId, past, page }: Shown) =>
  query(listStaffEvents, {
    language_id: languageId,
    past,
    ...rowsOn(page),
  })

export const staffEventQuery = (id: number) => query(getStaffEvent, { id })

export const editEventPath = (id: number) => `/admin/events/edit/${id}`

/**
 * By its address: readers of articles would fetch a file more for what articles and staff name of
 * the contract. Not the one that is edited, which may have just been deleted.
 */
const isOfEvents = (path: unknown) =>
  path === listStaffEvents.path || (typeof path === 'string' && path.startsWith('/event/'))

/** What this visit has shown of events is asked anew, with the channels that name them. */
export const refreshEvents = (queries: QueryClient) =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => isOfEvents(path) || path === getStream.path,
  })
