import type { Stream } from '@loadout/contract/streams/streams.ts'
import type { Categories } from '../categories/categories.ts'
import { videoPicture } from '../videos/pictures.ts'
import type { StreamRow } from './queries.ts'

/** What Twitch says it is called stands before what staff say, as long as it is live. */
export const streamEntry = (row: StreamRow, categories: Pick<Categories, 'all'>): Stream => ({
  ...knownOf(row, categories),
  title: row.live_title || row.title || row.username,
})

/** What readers and staff are shown alike. */
export const knownOf = (
  { id, username, category_id, featured, live, viewers }: StreamRow,
  categories: Pick<Categories, 'all'>,
) => ({
  id,
  username,
  category_id,
  featured,
  live,
  viewers,
  image: videoPicture(backgroundOf({ id, category_id }, categories)),
})

/** Each game has as many drawings as this. */
const DRAWINGS = 8

/** A drawing of what stands behind its game (STREAM-12 to STREAM-17), another one for each channel. */
function backgroundOf(
  { id, category_id }: Pick<StreamRow, 'id' | 'category_id'>,
  { all }: Pick<Categories, 'all'>,
): string {
  const game = all.find((category) => category.id === category_id)
  return `${game?.background ?? 'general'}-${(id % DRAWINGS) + 1}`
}
