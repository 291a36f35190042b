import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { success, wireId, wireInt } from '../platform/wire.ts'

/** How long a video must be watched to be paid, in seconds (VIDEO-17). */
export const WATCHED_SECONDS = 10

const watching = { method: 'POST', access: 'member', output: success } as const

/** A member watches one video at a time: an earlier session ends (VIDEO-12). */
export const startWatching = endpoint({
  ...watching,
  path: '/tv/video/session/start',
  summary: 'Begins to watch a video.',
  input: z.object({ video_id: wireId }),
  errors: ['video_not_found'],
})

/** Accepted once, and not before as many seconds have passed by the server's clock (VIDEO-13). */
export const reportWatched = endpoint({
  ...watching,
  path: '/tv/video/session/update',
  once: true,
  summary: 'Says that ten seconds of a video have been watched.',
  input: z.object({ video_id: wireId, seconds: wireInt(WATCHED_SECONDS, WATCHED_SECONDS) }),
  errors: ['no_video_session', 'video_time_refused'],
})

export const stopWatching = endpoint({
  ...watching,
  path: '/tv/video/session/stop',
  once: true,
  summary: 'Says that a video has been watched to its end.', // as documented (VIDEO-14)
  input: z.object({ video_id: wireId }),
  errors: ['no_video_session'],
})
