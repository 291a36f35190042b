import {
  getVideo,
  listLatestVideos,
  listVideos,
  VIDEOS_PAGE,
} from '@loadout/contract/videos/videos.ts'
import { query } from '../platform/call/query.ts'

/** The grid of videos, a page at a time (VIDEO-06). */
export const videosQuery = (page: number) =>
  query(listVideos, { limit: VIDEOS_PAGE, offset: (page - 1) * VIDEOS_PAGE })

/** What the front page shows of videos (HOME-11). */
export const latestVideos = query(listLatestVideos, { limit: 3 })

export const videoQuery = (id: number) => query(getVideo, { id })
