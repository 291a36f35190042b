import { faultsOf } from '@loadout/contract/forms/form-rules.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type * as staff from '@loadout/contract/videos/staff-videos.ts'
import { videoRules } from '@loadout/contract/videos/video-rules.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { keptPicture } from '../platform/media/kept-picture.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { changeVideo } from './change-video.ts'
import { insertVideo } from './insert-video.ts'
import { videoPictures } from './pictures.ts'

type Parts = Pick<Site, 'clock' | 'pictures'>
type Input = ParsedInputOf<typeof staff.saveVideo>

/** What staff have written, with the name of a picture instead of the picture. */
export type Writing = Omit<Input, 'id' | 'image'> & {
  adminId: number
  /** Null takes it away, undefined leaves what there is. */
  image: string | null | undefined
}

/** Everything that can be said without the database is checked before a picture is made. */
export async function saveVideo(
  site: Parts,
  { input, caller, transaction }: CallRequest<typeof staff.saveVideo>,
): Promise<{ id: number }> {
  const { id, image: sent, ...given } = input
  refuseFaults(given, id === undefined)
  const kept = await keptPicture(site, { image: sent, kind: videoPictures, ownerId: caller.id })
  const image = sent === '' ? null : kept
  const writing = { ...given, adminId: caller.id, image }
  return transaction((work) =>
    id === undefined ? addVideo(site, work, writing) : changeVideo(site, work, id, writing),
  )
}

/** Of a video that is there, what is left out is right already. */
function refuseFaults(given: Pick<Input, 'title' | 'youtube_video_id'>, isNew: boolean): void {
  const { title = '', youtube_video_id = '' } = given
  const fault = faultsOf(videoRules, { title, youtube_video_id }).find(
    ({ field }) => isNew || given[field] !== undefined,
  )
  if (fault) throw ruleBroken(fault.code, fault.field)
}

async function addVideo(
  { clock, pictures }: Parts,
  work: Work,
  { adminId, image, published = true, ...given }: Writing,
): Promise<{ id: number }> {
  const now = clock.now()
  const video = {
    title: given.title ?? '',
    subTitle: given.subTitle ?? '',
    languageId: given.language_id ?? 0,
    youtubeId: given.youtube_video_id ?? '',
    duration: given.duration || null,
  }
  const id = await insertVideo(work, now, {
    ...video,
    authorId: adminId,
    publishedAt: published ? now : 'infinity',
    image: image ?? undefined,
  })
  if (image) await pictures.use(work.tx, image, { kind: videoPictures })
  await work.audit({
    adminId,
    action: 'video added',
    target: `video ${id}`,
    before: null,
    after: { title: video.title, youtube_video_id: video.youtubeId, published },
  })
  return { id }
}
