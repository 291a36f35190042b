import type { FormRules } from '@loadout/contract/forms/form-rules.ts'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { StaffVideo } from '@loadout/contract/videos/staff-videos.ts'
import {
  VIDEO_DURATION_MAX,
  videoRules,
  youtubeIdIn,
} from '@loadout/contract/videos/video-rules.ts'
import { changedFields } from '../../ui/forms/changed-fields.ts'
import { clockTime } from '../../videos/clock-time.ts'

/** A video as it stands in its fields, which are called as those of the call. */
export type VideoForm = {
  title: string
  subTitle: string
  /** The address of the video, or its id. */
  youtube_video_id: string
  /** As players write it: 12:34. */
  duration: string
  language_id: string
  /** What the next save brings: a file, or nothing but a pattern. */
  image: File | '' | undefined
  /** The picture it has already. */
  saved: string
  published: boolean
}

export const formOf = (video: StaffVideo | undefined, languageId: LanguageId): VideoForm => ({
  title: video?.title ?? '',
  subTitle: video?.subTitle ?? '',
  youtube_video_id: video?.youtube_video_id ?? '',
  duration: video?.duration ? clockTime(video.duration) : '',
  language_id: String(video?.language_id ?? languageId),
  image: undefined,
  saved: video?.image ?? '',
  published: video === undefined || video.published !== null,
})

/** The seconds in what somebody typed, as 75, 1:15 or 1:01:15; undefined for anything else. */
export function secondsIn(typed: string): number | undefined {
  const wanted = typed.trim()
  if (wanted === '') return 0
  if (!/^\d{1,5}(?::[0-5]\d){0,2}$/.test(wanted)) return undefined
  const seconds = wanted.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return seconds <= VIDEO_DURATION_MAX ? seconds : undefined
}

/** What is typed as the call takes it; of its picture only what is to be different. */
export const videoOf = (form: VideoForm) => ({
  title: form.title.trim(),
  subTitle: form.subTitle.trim(),
  youtube_video_id: youtubeIdIn(form.youtube_video_id) ?? '',
  duration: secondsIn(form.duration) ?? 0,
  language_id: Number(form.language_id) as LanguageId,
  published: form.published,
  ...(form.image !== undefined && { image: form.image }),
})

/** What the video becomes in the place of what its fields said at first. */
export const changesOf = (video: StaffVideo, form: VideoForm) =>
  changedFields(videoOf(formOf(video, 0)), videoOf(form))

/** The rules of the contract, for fields of text. */
export const videoFormRules: FormRules<VideoForm> = {
  title: (title, form) => videoRules.title?.(title, form),
  youtube_video_id: (id, form) => videoRules.youtube_video_id?.(id, form),
  duration: (typed) => (secondsIn(typed) === undefined ? 'invalid_request' : undefined),
}
