import { languageById } from '@loadout/contract/languages/languages.ts'
import { videoPath } from '@loadout/contract/videos/video-path.ts'
import type { Video } from '@loadout/contract/videos/videos.ts'
import { Time } from '../ui/Time.tsx'
import { Upvotes } from '../upvotes/Upvotes.tsx'
import { VideoPicture } from './VideoPicture.tsx'
import css from './VideoCard.module.css'

type Props = { video: Video; layout: 'large' | 'card' | 'mini'; heading?: 'h2' | 'h3' }

/** A video in a list. The title is the one link; it spreads over the whole card. */
export function VideoCard({ video, layout, heading: Heading = 'h3' }: Props) {
  const lang = languageById(video.language_id)?.locale
  return (
    <article className={css[layout]}>
      <VideoPicture
        image={video.image}
        duration={video.duration}
        layout={layout}
        priority={layout === 'large'}
      />
      <div className={css.body}>
        <Heading className={css.title} lang={lang}>
          <a href={videoPath(video)}>{video.title}</a>
        </Heading>
        {layout === 'large' && video.subTitle !== '' && (
          <p className={css.subTitle} lang={lang}>
            {video.subTitle}
          </p>
        )}
        <p className={css.facts}>
          {layout !== 'mini' && <Upvotes stored={video.upvotes} />}
          <Time at={video.published} />
        </p>
      </div>
    </article>
  )
}
