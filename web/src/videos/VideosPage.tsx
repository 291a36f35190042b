import { redirect } from 'react-router'
import { VIDEO_CHANNEL } from '@loadout/contract/videos/video-path.ts'
import { VIDEOS_PAGE, type Video } from '@loadout/contract/videos/videos.ts'
import { useLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import {
  lastPage,
  pagedHead,
  pageIn,
  pagePath,
  usePageNumber,
} from '../platform/page/paged-list.ts'
import { useSite } from '../platform/page/site.ts'
import { CardGrid } from '../ui/CardGrid.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Module } from '../ui/Module.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { channelName } from './channel-name.ts'
import { VideoCard } from './VideoCard.tsx'
import { videosQuery } from './video-queries.ts'
import css from './VideosPage.module.css'

export const loader = pageLoader(async ({ queries, url }) => {
  const page = pageIn(url.searchParams, VIDEOS_PAGE)
  const { entries } = await queries.ensureQueryData(videosQuery(page))
  // A page beyond the last, as of any list.
  if (page > 1 && entries.length === 0) throw redirect(VIDEO_CHANNEL)
})

/** Home of the video channel (VIDEO-02 to VIDEO-06). */
export function VideosPage() {
  const text = useText()
  const page = usePageNumber(VIDEOS_PAGE)
  const { data, isOld } = useLoaded(videosQuery(page))
  const { count, entries } = data
  const title = channelName(useSite().name)
  const lead = text('videos.lead')
  useHead({ title, description: lead, ...pagedHead(VIDEO_CHANNEL, page) })
  return (
    <>
      <PageHead title={title} lead={lead} />
      {count === 0 ? (
        <Empty title={text('videos.none')} hint={text('videos.none_hint')} />
      ) : (
        <div className={css.lists} aria-busy={isOld}>
          {page === 1 && <NewestVideos videos={entries} />}
          <Module title={text('videos.all')}>
            <CardGrid>
              {entries.map((video) => (
                <VideoCard key={video.id} video={video} layout="card" />
              ))}
            </CardGrid>
          </Module>
        </div>
      )}
      <Pagination
        page={page}
        lastPage={lastPage(count, VIDEOS_PAGE)}
        href={(number) => pagePath(VIDEO_CHANNEL, number)}
      />
    </>
  )
}

/** The latest large, and three more beside it (VIDEO-04, VIDEO-05). */
function NewestVideos({ videos: [latest, ...others] }: { videos: readonly Video[] }) {
  const text = useText()
  if (latest === undefined) return null
  const more = others.slice(0, 3)
  return (
    <section className={css.newest} aria-label={text('videos.latest')}>
      <VideoCard video={latest} layout="large" heading="h2" />
      {more.length > 0 && (
        <Module title={text('videos.more_latest')}>
          {more.map((video) => (
            <VideoCard key={video.id} video={video} layout="mini" />
          ))}
        </Module>
      )}
    </section>
  )
}
