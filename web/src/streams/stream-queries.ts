import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { streamNamed } from '@loadout/contract/streams/stream-path.ts'
import {
  getStream,
  listStreams,
  STREAMS_ON_TOP,
  STREAMS_PAGE,
} from '@loadout/contract/streams/streams.ts'
import { ofGames } from '../categories/of-games.ts'
import { growingList } from '../platform/call/growing-list.ts'
import { query } from '../platform/call/query.ts'

/** Featured channels, for the top of the page (STREAM-03). */
export const streamsOnTop = (selected: readonly number[]) =>
  query(listStreams, { top: true, limit: STREAMS_ON_TOP, ...ofGames(selected) })

/** The other channels, twenty at a time (STREAM-04). */
export const otherStreams = (selected: readonly number[]) =>
  growingList(listStreams, { top: false, ...ofGames(selected) }, STREAMS_PAGE)

/** Whatever no stream can be is asked for as nothing (STREAM-07). */
export const streamQuery = (step: string, language_id: LanguageId) =>
  query(getStream, { ...streamNamed(step), language_id })
