import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { countSchema, entries, OFFSET_MAX, unixSeconds, wireId, wireInt } from '../platform/wire.ts'
import { upvoteDelta } from '../upvotes/upvotes.ts'

/**
 * Beside what is documented: `image` is a picture path without its size, the site's own (nothing of
 * YouTube is asked for before somebody plays), `duration` seconds if staff know them, and the
 * language of its words (VIDEO-01).
 */
export const videoSchema = z.object({
  id: z.int(),
  title: z.string(),
  subTitle: z.string(),
  youtube_video_id: z.string(),
  published: unixSeconds,
  upvotes: z.int(),
  upvoted: z.boolean(),
  comments: z.int(),
  image: z.string(),
  duration: z.int().nullable(),
  language_id: z.int(),
})
export type Video = z.infer<typeof videoSchema>

/** How many the home of the channel shows on a page of its grid (VIDEO-06). */
export const VIDEOS_PAGE = 18
const LIST_MAX = 400

export const listLatestVideos = endpoint({
  method: 'GET',
  path: '/tv/video/latest',
  access: 'reader',
  shownAlike: true,
  summary: 'The newest videos.', // as documented (VIDEO-08)
  input: z.object({ limit: wireInt(1, 3).default(3) }),
  output: entries(videoSchema),
})

/** One more than is shown tells whether more follow; `count` (ours) says how many (VIDEO-09). */
export const listVideos = endpoint({
  method: 'GET',
  path: '/tv/video/list',
  access: 'reader',
  shownAlike: true,
  summary: 'Published videos, newest first, and how many there are.',
  input: z.object({
    limit: wireInt(1, LIST_MAX + 1).default(LIST_MAX),
    offset: wireInt(0, OFFSET_MAX).default(0),
  }),
  output: countSchema.extend({ entries: z.array(videoSchema) }),
})

export const getVideo = endpoint({
  method: 'GET',
  path: '/tv/video/get',
  access: 'reader',
  summary: 'One video.', // as documented (VIDEO-10)
  input: z.object({ id: wireId }),
  output: videoSchema,
  errors: ['video_not_found'],
})

export const upvoteVideo = endpoint({
  method: 'POST',
  path: '/tv/video/upvote',
  access: 'member',
  summary: 'Upvotes a video of somebody else, once.', // visitors none (VIDEO-11, AMB-114)
  input: z.object({ id: wireId }),
  output: upvoteDelta,
  errors: ['video_not_found'],
})
