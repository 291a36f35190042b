/**
 * Of lists of events, which staff change a few times a day. What has ended meanwhile is among the
 * past when a page has expired.
 */
export const CALENDAR = 'calendar'

/** Of the page of an event. */
export const eventTag = (id: number) => `calendar:${id}`

/** Of the page of news, which shows the events that name them. */
export const eventsOfNewsTag = (newsId: number) => `calendar:news:${newsId}`
