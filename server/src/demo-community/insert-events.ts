import { languageByLocale } from '@loadout/contract/languages/languages.ts'
import type { DemoEvent } from '@loadout/demo/demo-event.ts'
import { events } from '@loadout/demo/events.ts'
import { insertEvent } from '../calendar/write-event.ts'
import { loadCategories } from '../categories/categories.ts'
import { DAY, HOUR, unixSeconds, type Clock } from '../platform/clock.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { articleNamed } from './article-named.ts'
import { categoryIdByKey } from './content-keys.ts'
import { channelsOf } from './insert-streams.ts'

/** What is planned around the demo community, and what was lately. */
export async function insertEvents(work: Work, clock: Clock): Promise<void> {
  const categories = await loadCategories(work.tx)
  for (const event of events)
    await insertEvent({ clock, categories }, work, {
      versions: versionsOf(event),
      settings: {
        category_id: categoryIdByKey[event.game],
        ...spanOf(event, clock.now()),
        time_zone: event.timeZone,
        prize: event.prize ?? '',
        cancelled: event.cancelled ?? false,
        streams: channelsOf(event.title),
        news: event.on === undefined ? [] : [await articleNamed(work.tx, event.on)],
      },
      pictures: { image: event.picture, thumbnail: undefined },
    })
}

const versionsOf = ({ title, descriptions }: DemoEvent) =>
  Object.entries(descriptions).map(([locale, description]) => ({
    language_id: languageByLocale(locale)!.id,
    title,
    description,
  }))

function spanOf({ inDays, atHour, hours }: DemoEvent, now: Date) {
  const today = Math.floor(now.getTime() / DAY) * DAY
  const start = today + inDays * DAY + atHour * HOUR
  return {
    start_date: unixSeconds(new Date(start)),
    end_date: unixSeconds(new Date(start + hours * HOUR)),
  }
}
