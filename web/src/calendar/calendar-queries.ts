import {
  EVENT_SLIDES,
  EVENTS_PAGE,
  getEvent,
  listEvents,
} from '@loadout/contract/calendar/calendar.ts'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { ofGames } from '../categories/of-games.ts'
import { growingList } from '../platform/call/growing-list.ts'
import { query } from '../platform/call/query.ts'

const eventsQuery = (language_id: LanguageId, selected: readonly number[], past: boolean) =>
  growingList(listEvents, { language_id, past, ...ofGames(selected) }, EVENTS_PAGE)

/** What is to come first (EVENT-03, AMB-49). */
export const eventSlides = (language_id: LanguageId, selected: readonly number[]) =>
  query(listEvents, { language_id, slides: true, limit: EVENT_SLIDES, ...ofGames(selected) })

/** Events to come, and those that are over, eighteen a page (EVENT-04, EVENT-05). */
export const upcomingEvents = (language_id: LanguageId, selected: readonly number[]) =>
  eventsQuery(language_id, selected, false)
export const pastEvents = (language_id: LanguageId, selected: readonly number[]) =>
  eventsQuery(language_id, selected, true)

export const eventQuery = (id: number, language_id: LanguageId) =>
  query(getEvent, { id, language_id })
