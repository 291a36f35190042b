import { films, videos } from '@loadout/demo/videos.ts'
import { DAY, HOUR } from '../platform/clock.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { insertVideo } from '../videos/insert-video.ts'
import { personNamed, type Ids } from './insert-people.ts'

const DAYS_BETWEEN = 4
/** Each game has as many drawings. */
const DRAWINGS = 8

/** The channel of the demo community, the oldest first, so that numbers rise with time. */
export async function insertVideos(work: Work, ids: Ids, now: Date): Promise<void> {
  for (const [place, video] of [...videos.entries()].toReversed()) {
    const { game, film, by, title, subTitle, upvotes } = video
    const publishedAt = new Date(now.getTime() - place * DAYS_BETWEEN * DAY - 5 * HOUR)
    await insertVideo(work, publishedAt, {
      ...films[film],
      title,
      subTitle,
      languageId: 0,
      authorId: personNamed(ids, by).id,
      image: `${game}-${(place % DRAWINGS) + 1}`,
      publishedAt,
      importedUpvotes: upvotes,
    })
  }
}
