import { listStreams } from '@loadout/contract/streams/streams.ts'
import { query } from '../platform/call/query.ts'

/** What the front page says is on; it uses nothing of the directory's own pages. */
export const liveStreams = query(listStreams, { live: true, limit: 5 })
