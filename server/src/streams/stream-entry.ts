import type { Stream } from '@loadout/contract/streams/streams.ts'
import { backgroundPicture } from '../categories/background-picture.ts'
import type { Categories } from '../categories/categories.ts'
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
  // Behind a stream stands a picture of its game (STREAM-12 to STREAM-17).
  image: backgroundPicture({ id, category_id }, categories),
})
