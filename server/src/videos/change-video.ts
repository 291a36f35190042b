import type * as staff from '@loadout/contract/videos/staff-videos.ts'
import { recountArticle } from '../articles/count-articles.ts'
import { deleteArticle } from '../articles/delete-article.ts'
import { keptText } from '../articles/insert-article.ts'
import { patternOf } from '../articles/pattern.ts'
import { findPlacing, purgeArticle } from '../articles/purge-article.ts'
import { difference, type Fields } from '../audit/difference.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { videoKind } from './kind.ts'
import { videoPictures } from './pictures.ts'
import { lockVideo, type StaffVideoRow } from './queries.ts'
import { videoNotFound } from './read-videos.ts'
import type { Writing } from './save-video.ts'

type Parts = Pick<Site, 'clock' | 'pictures'>

/** What is left out stays as it is (AMB-88). */
export async function changeVideo(
  { clock, pictures }: Parts,
  work: Work,
  id: number,
  writing: Writing,
): Promise<{ id: number }> {
  const { tx } = work
  const now = clock.now()
  const row = await lockVideo(tx, id)
  if (!row) throw videoNotFound()
  const wanted = wantedOf(row, writing, now)
  const changed = difference(audited(row), audited(wanted))
  if (!changed) return { id }

  const before = await findPlacing(tx, videoKind, id)
  await recountArticle(tx, id, () => writeVideo(work, row, wanted))
  if (wanted.image !== row.image)
    await pictures.use(tx, wanted.image, { kind: videoPictures, insteadOf: row.image })
  await purgeArticle(work, { kind: videoKind, id, now, before })
  await work.audit({
    adminId: writing.adminId,
    action: 'video changed',
    target: `video ${id}`,
    ...changed,
  })
  return { id }
}

/** The video as it is to be. */
function wantedOf(row: StaffVideoRow, writing: Writing, now: Date): StaffVideoRow {
  const { title, subTitle, language_id, youtube_video_id, duration, image, published } = writing
  return {
    ...row,
    title: title ?? row.title,
    excerpt: subTitle ?? row.excerpt,
    language_id: language_id ?? row.language_id,
    youtube_video_id: youtube_video_id ?? row.youtube_video_id,
    duration: duration === undefined ? row.duration : duration || null,
    image: image === null ? patternOf([], row.inserted) : (image ?? row.image),
    shown_from: shownFrom(row, published, now),
  }
}

/** What is shown already does not become new by being shown, and neither does what was hidden. */
function shownFrom(row: StaffVideoRow, published: boolean | undefined, now: Date): Date | null {
  if (published === undefined) return row.shown_from
  if (!published) return null
  const before = publishedBefore(row)
  return before !== null && before <= now ? before : now
}

const publishedBefore = ({ shown_from, published_before }: StaffVideoRow): Date | null =>
  shown_from ?? published_before

async function writeVideo(
  { tx }: Work,
  row: StaffVideoRow,
  { title, excerpt, language_id, shown_from, image, ...video }: StaffVideoRow,
): Promise<void> {
  const { id, revision } = row
  await tx
    .updateTable('article')
    .set({ language_id, image, published_at: shown_from ?? 'infinity', revision: revision + 1 })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('article_version')
    .set({ language_id, ...keptText({ title, excerpt, content: '' }) })
    .where('article_id', '=', id)
    .execute()
  await tx
    .updateTable('video')
    .set({
      youtube_video_id: video.youtube_video_id,
      duration: video.duration,
      published_before: publishedBefore(row),
    })
    .where('article_id', '=', id)
    .execute()
}

const audited = (row: StaffVideoRow): Fields => ({
  title: row.title,
  subTitle: row.excerpt,
  language_id: row.language_id,
  youtube_video_id: row.youtube_video_id,
  duration: row.duration,
  image: row.image,
  published: row.shown_from && unixSeconds(row.shown_from),
})

/** With its comments, votes and sessions; points that were earned with it stay. */
export const deleteVideo = (
  { clock, pictures }: Parts,
  { input: { id }, caller, transaction }: CallRequest<typeof staff.deleteVideo>,
): Promise<{ success: true }> =>
  transaction(async (work) => {
    const { tx } = work
    const row = await lockVideo(tx, id)
    if (!row) throw videoNotFound()
    const before = await findPlacing(tx, videoKind, id)
    await deleteArticle(tx, id)
    await pictures.drop(tx, row.image)
    await purgeArticle(work, { kind: videoKind, id, now: clock.now(), before })
    await work.audit({
      adminId: caller.id,
      action: 'video deleted',
      target: `video ${id}`,
      before: audited(row),
      after: null,
    })
    return { success: true }
  })
