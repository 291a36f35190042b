import { z } from 'zod'
import { languageId } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { pictureErrors, sentPicture } from '../platform/sent-picture.ts'
import {
  paging,
  success,
  unixSeconds,
  wireFlag,
  wireId,
  wireInt,
  wireLine,
} from '../platform/wire.ts'
import { videoPictureRule } from './video-picture-rule.ts'
import {
  VIDEO_DURATION_MAX,
  VIDEO_SUBTITLE_MAX,
  VIDEO_TITLE_MAX,
  YOUTUBE_ID,
} from './video-rules.ts'
import { videoSchema } from './videos.ts'

/** Videos are content of the site, so staff of content manage them (AMB-117). */
const access = { permission: 'canManageContent' } as const

/** What readers do not see yet has no time, or one that is still to come. */
const staffVideoSchema = videoSchema
  .omit({ upvoted: true })
  .extend({ published: unixSeconds.nullable() })
export type StaffVideo = z.infer<typeof staffVideoSchema>

export const listStaffVideos = endpoint({
  method: 'GET',
  path: '/admin/video/list',
  access,
  summary: 'All videos with those that are not published, newest first.',
  input: z.object(paging({ size: 20, cap: 100 })),
  output: z.object({ count: z.int(), entries: z.array(staffVideoSchema) }),
})

/**
 * With `id` a video is changed, and what is left out stays as it is (AMB-88); without it is a new
 * one. `published` 1 shows it from now on, or in the place that it had before; 0 hides it.
 */
export const saveVideo = endpoint({
  method: 'POST',
  path: '/admin/video/save',
  access,
  once: true,
  summary: 'Adds a video to the channel, or changes one.',
  input: z.object({
    id: wireId.optional(),
    title: wireLine({ min: 0, max: VIDEO_TITLE_MAX }).optional(),
    subTitle: wireLine({ min: 0, max: VIDEO_SUBTITLE_MAX }).optional(),
    /** Which language these are in. */
    language_id: languageId.optional(),
    /** Nothing gets a text of its own. */
    youtube_video_id: z.union([z.string().regex(YOUTUBE_ID), z.literal('')]).optional(),
    /** Seconds; 0 when nobody knows. */
    duration: wireInt(0, VIDEO_DURATION_MAX).optional(),
    published: wireFlag.optional(),
    /** Without one a pattern is shown; nothing (`''`) takes it away. */
    image: z.union([sentPicture(videoPictureRule), z.literal('')]).optional(),
  }),
  output: z.object({ id: z.int() }),
  errors: ['video_not_found', 'title_missing', 'video_id_missing', ...pictureErrors],
})

export const deleteVideo = endpoint({
  method: 'POST',
  path: '/admin/video/delete',
  access,
  once: true,
  summary: 'Deletes a video with its comments and votes.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['video_not_found'],
})
