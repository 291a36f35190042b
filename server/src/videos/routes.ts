import * as staff from '@loadout/contract/videos/staff-videos.ts'
import * as videos from '@loadout/contract/videos/videos.ts'
import * as watching from '@loadout/contract/videos/watch-sessions.ts'
import { articlePageTags, listTags, shownTags } from '../articles/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { deleteVideo } from './change-video.ts'
import { videoKind } from './kind.ts'
import { readStaffVideos } from './read-staff-videos.ts'
import { readLatestVideos, readVideo, readVideoList } from './read-videos.ts'
import { saveVideo } from './save-video.ts'
import { reportSession, startSession, stopSession } from './watch-sessions.ts'

export function videoRoutes(site: Site) {
  const { serve } = site
  serve(videos.getVideo, ({ input, caller }) => readVideo(site, input, caller?.id), {
    dependsOn: ({ id }) => articlePageTags(videoKind, id),
  })
  serve(
    videos.listLatestVideos,
    async ({ input, caller }) => ({
      entries: await readLatestVideos(site, input.limit, caller?.id),
    }),
    // The front page shows them in every language alike.
    { dependsOn: (_, { entries }) => listedTags(entries), isShared: () => true },
  )
  serve(videos.listVideos, ({ input, caller }) => readVideoList(site, input, caller?.id), {
    dependsOn: (_, { entries }) => listedTags(entries),
  })

  serve(watching.startWatching, (request) => startSession(site, request))
  serve(watching.reportWatched, (request) => reportSession(site, request))
  serve(watching.stopWatching, (request) => stopSession(site, request))

  serve(staff.listStaffVideos, ({ input }) => readStaffVideos(site, input))
  serve(staff.saveVideo, (request) => saveVideo(site, request))
  serve(staff.deleteVideo, (request) => deleteVideo(site, request))
}

const listedTags = (entries: readonly { id: number }[]) => [
  ...listTags(videoKind, {}),
  ...shownTags(videoKind, entries),
]
