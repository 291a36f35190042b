import * as staff from '@loadout/contract/streams/staff-streams.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { getStream, listStreams } from '@loadout/contract/streams/streams.ts'
import { CALENDAR } from '../calendar/page-tags.ts'
import { readEventsOnStream } from '../calendar/read-calendar.ts'
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
  serve(getStream, ({ input }) => readStreamAndEvents(site, input), {
    dependsOn: () => [STREAMS, CALENDAR],
  })

  serve(staff.listStaffStreams, ({ input }) => readStaffStreams(site, input))
  serve(staff.createStream, (request) => createStream(site, request))
  serve(staff.editStream, (request) => editStream(site, request))
  serve(staff.deleteStream, deleteStream)
}

/** Events know the channels that show them, and channels nothing of events. */
async function readStreamAndEvents(
  site: Site,
  { language_id, ...wanted }: ParsedInputOf<typeof getStream>,
) {
  const stream = await readStream(site, wanted)
  return { ...stream, events: await readEventsOnStream(site, { id: stream.id, language_id }) }
}
