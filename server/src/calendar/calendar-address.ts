import { parseId } from '@loadout/contract/platform/integers.ts'
import type { Language } from '@loadout/contract/languages/languages.ts'
import { pageNotFound } from '../platform/http/public-error.ts'
import { namedLanguage } from '../platform/language/named-language.ts'

export type CalendarOf = { all: true } | { game: string } | { eventId: number }
export type WantedCalendar = { of: CalendarOf; language: Language; path: string }

const GAME = /^\/feeds\/events\/games\/([a-z0-9]{1,40})\.ics$/
const EVENT = /^\/feeds\/events\/(\d+)\.ics$/

/**
 * `/feeds/events.ics`, `/feeds/events/games/csgo.ics`, `/feeds/events/7.ics`, each with `?lang=de`.
 */
export function readCalendarAddress(url: string, fallback: Language): WantedCalendar {
  const [path = '', query = ''] = url.split('?', 2)
  return { of: whichCalendar(path), path, language: namedLanguage(query, fallback) }
}

function whichCalendar(path: string): CalendarOf {
  if (path === '/feeds/events.ics') return { all: true }
  const game = GAME.exec(path)?.[1]
  if (game !== undefined) return { game }
  const eventId = parseId(EVENT.exec(path)?.[1])
  if (eventId === undefined) throw pageNotFound()
  return { eventId }
}
