import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { getVideo, listVideos, Video } from '@loadout/contract/videos/videos.ts'
import { asSeenBy } from '../articles/as-seen-by.ts'
import { readAsMember } from '../articles/read-as-member.ts'
import { unixSeconds } from '../platform/clock.ts'
import { PublicError } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { videoKind } from './kind.ts'
import { countVideos, findVideoRow, listVideoRows, type VideoRow } from './queries.ts'

type Reading = Pick<Site, 'db' | 'clock'>

export const videoNotFound = (field?: string) => new PublicError(404, 'video_not_found', field)

/** What readers and staff are shown alike. */
export const shownFields = (row: Omit<VideoRow, 'published_at'>) => ({
  id: row.id,
  title: row.title,
  subTitle: row.excerpt,
  youtube_video_id: row.youtube_video_id,
  upvotes: row.upvotes,
  comments: row.comments,
  image: videoKind.picture(row.image),
  duration: row.duration,
  language_id: row.language_id,
})

const videoEntry = (row: VideoRow): Video => ({
  ...shownFields(row),
  published: unixSeconds(row.published_at),
  upvoted: false,
})

/** The newest videos, for the front page and the footer (VIDEO-08). */
export async function readLatestVideos(
  { db, clock }: Reading,
  limit: number,
  callerId: number | undefined,
): Promise<Video[]> {
  const rows = await listVideoRows(db, { now: clock.now(), limit, offset: 0 })
  return asSeenBy(db, callerId, { rows, entryOf: videoEntry })
}

/** Published videos, the latest first, and how many there are (VIDEO-09). */
export async function readVideoList(
  { db, clock }: Reading,
  { limit, offset }: ParsedInputOf<typeof listVideos>,
  callerId: number | undefined,
): Promise<OutputOf<typeof listVideos>> {
  const now = clock.now()
  const [count, rows] = await Promise.all([
    countVideos(db, now),
    listVideoRows(db, { now, limit, offset }),
  ])
  return { count, entries: await asSeenBy(db, callerId, { rows, entryOf: videoEntry }) }
}

/** A published video, with the vote of a signed-in reader (VIDEO-10). */
export async function readVideo(
  site: Pick<Site, 'db' | 'clock' | 'transaction'>,
  { id }: ParsedInputOf<typeof getVideo>,
  callerId: number | undefined,
): Promise<Video> {
  const article = findVideo(site, id)
  const { author: _, ...video } = await (callerId === undefined
    ? article
    : readAsMember(site, videoKind, { id, memberId: callerId, article }))
  return video
}

async function findVideo({ db, clock }: Reading, id: number) {
  const row = await findVideoRow(db, { id, now: clock.now() })
  if (!row) throw videoNotFound()
  return { ...videoEntry(row), author: { id: row.author_id } }
}
