import { sql } from 'kysely'
import { eventPath } from '@loadout/contract/calendar/event-path.ts'
import { isChoosable } from '@loadout/contract/categories/choosable.ts'
import { languageById } from '@loadout/contract/languages/languages.ts'
import type { Text } from '@loadout/texts/text.ts'
import { CATEGORIES } from '../categories/page-tags.ts'
import { DAY } from '../platform/clock.ts'
import { pageNotFound } from '../platform/http/public-error.ts'
import { textIn } from '../platform/language/texts.ts'
import type { Site } from '../site-parts.ts'
import { SITE } from '../site-settings/page-tag.ts'
import type { CalendarOf, WantedCalendar } from './calendar-address.ts'
import type { CalendarEntry, CalendarFile } from './icalendar.ts'
import { CALENDAR, eventTag } from './page-tags.ts'
import { eventColumns, eventsIn } from './queries.ts'
import { eventEntry } from './read-calendar.ts'

/** Who subscribes wants what is to come; what was lately shows that the calendar is alive. */
const KEPT_DAYS = 90
const MAX_EVENTS = 500

type Parts = Pick<Site, 'db' | 'clock' | 'categories' | 'siteSettings'>
type Row = Awaited<ReturnType<typeof listRows>>[number]

/** The calendar of the whole site, of a game, or of one event, in a language. */
export async function readCalendarFile(
  parts: Parts,
  { of, language, path }: WantedCalendar,
  origin: string,
): Promise<{ file: CalendarFile; dependsOn: string[] }> {
  const text = await textIn(language, ['calendar'])
  const name = calendarName(parts, of, text)
  const rows = await listRows(parts, of, language.id)
  if ('eventId' in of && rows.length === 0) throw pageNotFound()
  const at = (place: string) => `${origin}${place}?lang=${language.locale}`
  return {
    file: {
      name,
      address: at(path),
      entries: rows.map((row) => entryOf(parts, row, { origin, at, text })),
    },
    dependsOn: ['eventId' in of ? eventTag(of.eventId) : CALENDAR, SITE, CATEGORIES],
  }
}

function calendarName({ categories, siteSettings }: Parts, of: CalendarOf, text: Text): string {
  const named = (name: string) => `${name} · ${siteSettings.current().name}`
  if (!('game' in of)) return named(text('calendar.events'))
  const game = gameOf(categories, of.game)
  if (!game) throw pageNotFound()
  return named(text('calendar.events_of', { game: game.name }))
}

const gameOf = ({ all }: Parts['categories'], word: string) =>
  all.find((category) => isChoosable(category) && category.tag_name === word)

/** In the order of their beginnings. Of too many events those that are over go first. */
async function listRows({ db, clock, categories }: Parts, of: CalendarOf, languageId: number) {
  const now = clock.now()
  const game = 'game' in of ? gameOf(categories, of.game) : undefined
  const since = new Date(now.getTime() - KEPT_DAYS * DAY)
  const listed = await eventsIn(db, languageId)
    .select([...eventColumns, 'event.revision', 'event.changed_at'])
    .$if('eventId' in of, (rows) => rows.where('event.id', '=', 'eventId' in of ? of.eventId : 0))
    .$if(!('eventId' in of), (rows) => rows.where('event.over_at', '>', since))
    .$if(game !== undefined, (rows) => rows.where('event.category_id', '=', game?.id ?? 0))
    .orderBy(sql`event.over_at <= ${now}`)
    .orderBy(sql`abs(extract(epoch from event.over_at - ${now}))`)
    .orderBy('event.id')
    .limit(MAX_EVENTS)
    .execute()
  return listed.toSorted((one, other) => +one.start_date - +other.start_date || one.id - other.id)
}

type Places = { origin: string; at: (place: string) => string; text: Text }

function entryOf({ categories }: Parts, row: Row, { origin, at, text }: Places): CalendarEntry {
  const { id, title, description, prize, category_id, thumbnail } = eventEntry(row, categories)
  const address = at(eventPath({ id }))
  const words = [
    description,
    ...(prize === '' ? [] : [text('calendar.prize_of', { prize })]),
    address,
  ]
  return {
    uid: `event-${id}@${new URL(origin).hostname}`,
    sequence: row.revision - 1,
    created: row.inserted,
    changed: row.changed_at,
    start: row.start_date,
    end: row.end_date,
    cancelled: row.cancelled,
    // Some programs show what is cancelled like all else.
    title: row.cancelled ? text('calendar.cancelled_title', { title }) : title,
    locale: languageById(row.language_id)?.locale ?? 'en',
    description: words.join('\n'),
    category: categories.all.find((category) => category.id === category_id)?.name ?? '',
    address,
    picture: `${origin}${thumbnail}/360x168.jpg`,
  }
}
