/** The slug is in the address for people (EVENT-06); without it the address never changes. */
export const eventPath = ({ id, slug }: { id: number; slug?: string }) =>
  slug === undefined ? `/event/${id}` : `/event/${id}/${slug}`

/** The event for the calendar of whoever fetches it. */
export const eventFilePath = ({ id }: { id: number }) => `/feeds/events/${id}.ics`

/** All events, or those of a game by its word in addresses, to subscribe to. */
export const calendarFeedPath = (game?: string) =>
  game === undefined ? '/feeds/events.ics' : `/feeds/events/games/${game}.ics`
