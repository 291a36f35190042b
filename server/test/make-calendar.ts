import type { VersionInput } from '../src/calendar/event-texts.ts'
import { insertEvent } from '../src/calendar/write-event.ts'
import type { SettingsInput } from '../src/calendar/written-event.ts'
import { DAY, unixSeconds } from '../src/platform/clock.ts'
import type { RunningSite } from '../src/site.ts'
import { insertStream, type StreamInput } from '../src/streams/change-stream.ts'

export type EventWish = Pick<
  SettingsInput,
  'category_id' | 'time_zone' | 'prize' | 'cancelled' | 'news' | 'streams'
> & {
  title?: string
  starts?: Date
  ends?: Date | null
  /** In further languages. */
  texts?: VersionInput[]
  pictures?: { image?: string; thumbnail?: string }
}
export type StreamWish = StreamInput & {
  state?: { live: boolean; live_title?: string; viewers?: number }
}

/** An event of the calendar, in English unless its texts say otherwise. */
export async function makeEvent(
  site: RunningSite,
  {
    title,
    starts = new Date(site.clock.now().getTime() + DAY),
    ends = null,
    texts = [],
    pictures = {},
    ...settings
  }: EventWish & { title: string },
) {
  const own = { language_id: 0, title, description: `${title}, for everybody.`, content: '' }
  const made = await site.transaction((work) =>
    insertEvent(site, work, {
      versions: [own, ...texts],
      settings: {
        category_id: 2,
        ...settings,
        start_date: unixSeconds(starts),
        end_date: ends === null ? 0 : unixSeconds(ends),
      },
      pictures: { image: undefined, thumbnail: undefined, ...pictures },
    }),
  )
  return { id: made.id, title }
}

/** A channel of the directory; `state` is what Twitch has said of it. */
export async function makeStream(
  site: RunningSite,
  { state, username, category_id = 2, ...wish }: StreamWish & { username: string },
) {
  const channel = { username, category_id, ...wish }
  const { id } = await site.transaction((work) => insertStream(site, work, channel))
  if (state) await site.db.updateTable('stream').set(state).where('id', '=', id).execute()
  return { id, username }
}
