import type { FormRules } from '../forms/form-rules.ts'
import { videoFrame } from '../platform/video-frame.ts'

export const VIDEO_TITLE_MAX = 120
export const VIDEO_SUBTITLE_MAX = 300
/** A day, in seconds: nothing that is watched at once is longer. */
export const VIDEO_DURATION_MAX = 86_400

/** As YouTube gives them. */
export const YOUTUBE_ID = /^[\w-]{11}$/

/** The id in what somebody has typed: the id itself, or an address of the video at YouTube. */
export function youtubeIdIn(typed: string): string | undefined {
  const wanted = typed.trim()
  if (YOUTUBE_ID.test(wanted)) return wanted
  return /\/embed\/([\w-]{11})$/.exec(videoFrame(wanted) ?? '')?.[1]
}

/** A video as it is edited. */
type VideoValues = { title: string; youtube_video_id: string }

export const videoRules: FormRules<VideoValues> = {
  title: (title) => (title.trim() === '' ? 'title_missing' : undefined),
  youtube_video_id: (id) => (youtubeIdIn(id) === undefined ? 'video_id_missing' : undefined),
}
