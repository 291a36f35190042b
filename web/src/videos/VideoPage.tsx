import { redirect, useParams } from 'react-router'
import { english, languageById } from '@loadout/contract/languages/languages.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { VIDEO_CHANNEL, videoPath } from '@loadout/contract/videos/video-path.ts'
import { getVideo, type Video } from '@loadout/contract/videos/videos.ts'
import { ArticleTools } from '../articles/ArticleTools.tsx'
import { commentsQuery, COMMENTS_PAGE } from '../comments/comment-queries.ts'
import { Comments } from '../comments/Comments.tsx'
import { useIfLoaded, useLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { missing, pageLoader } from '../platform/page/page-load.ts'
import { pageIn, pagePath, usePageNumber } from '../platform/page/paged-list.ts'
import { Module } from '../ui/Module.tsx'
import { Time } from '../ui/Time.tsx'
import { useWatching } from './use-watching.ts'
import { videoData } from './video-data.ts'
import { VideoCard } from './VideoCard.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'
import { videoQuery, videosQuery } from './video-queries.ts'
import layout from '../articles/ArticleLayout.module.css'

export const loader = pageLoader(async ({ queries, params, url }) => {
  const id = parseId(params['id'])
  if (id === undefined) throw missing('video_not_found')
  const page = pageIn(url.searchParams, COMMENTS_PAGE)
  const list = commentsQuery({ id, type: 'video' }, { order: 'newest', page })
  // At once, but what is missing says the video.
  await Promise.all([
    queries.ensureQueryData(videoQuery(id)),
    queries.prefetchInfiniteQuery(list),
    queries.prefetchQuery(videosQuery(1)),
  ])
  const comments = await queries.ensureInfiniteQueryData(list)
  const isBeyond = page > 1 && comments.pages[0]?.entries.length === 0
  if (isBeyond) throw redirect(videoPath({ id }))
})

/** A video: its player, its upvote, its comments and others to watch (VIDEO-07). */
export function VideoPage() {
  const id = parseId(useParams()['id']) ?? 0
  const { data: video } = useLoaded(videoQuery(id))
  const page = usePageNumber(COMMENTS_PAGE)
  const onPlayback = useWatching(video.id)
  const lang = languageById(video.language_id)?.locale
  useVideoHead(video, page)

  return (
    <article className={layout.root}>
      <header className={layout.head}>
        <h1 lang={lang}>{video.title}</h1>
        {video.subTitle !== '' && (
          <p className={layout.deck} lang={lang}>
            {video.subTitle}
          </p>
        )}
        <div className={layout.facts}>
          <Time at={video.published} exact />
        </div>
      </header>
      <ArticleTools article={video} type="video" />
      <div className={layout.main}>
        <VideoPlayer key={video.id} video={video} onPlayback={onPlayback} />
        <Comments
          key={`${video.id} ${page}`}
          article={{ id: video.id, type: 'video' }}
          source={getVideo.path}
          path={videoPath(video)}
          page={page}
        />
      </div>
      <OtherVideos id={video.id} />
    </article>
  )
}

function OtherVideos({ id }: { id: number }) {
  const text = useText()
  const newest = useIfLoaded(videosQuery(1))?.entries ?? []
  const others = newest.filter((video) => video.id !== id)
  return (
    <aside className={layout.aside} aria-label={text('videos.other')} data-later="on-phones">
      <Module
        title={text('videos.other')}
        more={{ href: VIDEO_CHANNEL, label: text('videos.all') }}
      >
        {others.map((video) => (
          <VideoCard key={video.id} video={video} layout="mini" />
        ))}
      </Module>
    </aside>
  )
}

/** It has one title, whatever language its readers have. */
function useVideoHead(video: Video, page: number) {
  useHead({
    title: video.title,
    ...(video.subTitle !== '' && { description: video.subTitle }),
    path: pagePath(videoPath(video), page),
    image: video.image,
    alternates: [],
    language: languageById(video.language_id) ?? english,
    ...(page === 1 && { linkedData: (place) => videoData(video, place) }),
  })
}
