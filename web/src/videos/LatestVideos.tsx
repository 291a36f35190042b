import { VIDEO_CHANNEL } from '@loadout/contract/videos/video-path.ts'
import { useIfLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { Module } from '../ui/Module.tsx'
import { VideoCard } from './VideoCard.tsx'
import { latestVideos } from './video-queries.ts'

/** The three newest videos on the front page (HOME-11). */
export function LatestVideos() {
  const text = useText()
  const videos = useIfLoaded(latestVideos)?.entries ?? []
  if (videos.length === 0) return null
  return (
    <Module
      title={text('home.latest_videos')}
      more={{ href: VIDEO_CHANNEL, label: text('home.all_videos') }}
    >
      {videos.map((video) => (
        <VideoCard key={video.id} video={video} layout="mini" />
      ))}
    </Module>
  )
}
