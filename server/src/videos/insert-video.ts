import { insertArticle } from '../articles/insert-article.ts'
import { patternOf } from '../articles/pattern.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { videoKind } from './kind.ts'

type NewVideo = {
  authorId: number
  title: string
  subTitle: string
  languageId: number
  youtubeId: string
  /** Null when nobody knows how long it is. */
  duration: number | null
  publishedAt: Date | 'infinity'
  /** Without one it has a pattern. */
  image?: string | undefined
  importedUpvotes?: number
}

/** Puts a video on the channel. Answers its id. */
export async function insertVideo(work: Work, now: Date, video: NewVideo): Promise<number> {
  const { title, subTitle, languageId, youtubeId, duration, image, ...article } = video
  const id = await insertArticle(work, videoKind, now, {
    ...article,
    image: image ?? patternOf([], now),
    categoryIds: [],
    tags: [],
    userTagIds: [],
    versions: [{ languageId, title, excerpt: subTitle, content: '' }],
  })
  await work.tx
    .insertInto('video')
    .values({ article_id: id, youtube_video_id: youtubeId, duration })
    .execute()
  return id
}
