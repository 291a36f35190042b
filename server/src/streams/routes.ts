import * as staff from '@loadout/contract/streams/staff-streams.ts'
import { getStream, listStreams } from '@loadout/contract/streams/streams.ts'
import { CALENDAR } from '../calendar/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { createStream, deleteStream, editStream } from './change-stream.ts'
import { STREAMS } from './page-tags.ts'
import { readStaffStreams, readStream, readStreams } from './read-streams.ts'

export function streamRoutes(site: Site) {
  const { serve } = site
  serve(listStreams, async ({ input }) => ({ entries: await readStreams(site, input) }), {
    dependsOn: () => [STREAMS],
    // The front page shows what is live in every language alike.
    isShared: ({ live }) => live === true,
  })
  serve(getStream, ({ input }) => readStream(site, input), {
    dependsOn: () => [STREAMS, CALENDAR],
  })

  serve(staff.listStaffStreams, ({ input }) => readStaffStreams(site, input))
  serve(staff.createStream, (request) => createStream(site, request))
  serve(staff.editStream, (request) => editStream(site, request))
  serve(staff.deleteStream, deleteStream)
}
