import { streams } from '@loadout/demo/streams.ts'
import { loadCategories } from '../categories/categories.ts'
import type { Clock } from '../platform/clock.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { insertStream } from '../streams/change-stream.ts'
import { categoryIdByKey } from './content-keys.ts'

/**
 * The channels of the demo community. Who is live is nothing that content could say: where Twitch
 * is not asked, nobody knows.
 */
export async function insertStreams(work: Work, clock: Clock): Promise<void> {
  const categories = await loadCategories(work.tx)
  for (const { name: username, title, game, featured } of streams)
    await insertStream({ clock, categories }, work, {
      username,
      title,
      category_id: categoryIdByKey[game],
      featured,
    })
}

/** The channels that show an event of this title. */
export const channelsOf = (title: string): string[] =>
  streams.filter(({ shows = [] }) => shows.includes(title)).map(({ name }) => name)
