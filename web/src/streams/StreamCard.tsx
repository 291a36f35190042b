import { streamPath } from '@loadout/contract/streams/stream-path.ts'
import type { Stream } from '@loadout/contract/streams/streams.ts'
import { useCategory } from '../categories/categories.tsx'
import { CategoryLabel } from '../categories/CategoryLabel.tsx'
import css from '../videos/VideoCard.module.css'
import { VideoPicture } from '../videos/VideoPicture.tsx'
import { StreamFacts } from './StreamFacts.tsx'

type Props = { stream: Stream; layout: 'card' | 'mini' }

/** A channel in a list. Its name is the one link; it spreads over the whole card. */
export function StreamCard({ stream, layout }: Props) {
  const game = useCategory(stream.category_id)
  return (
    <article className={css[layout]}>
      <VideoPicture image={stream.image} duration={null} layout={layout} />
      <div className={css.body}>
        {game && layout === 'card' && <CategoryLabel category={game} />}
        <h3 className={css.title}>
          <a href={streamPath(stream)}>{stream.username}</a>
        </h3>
        {stream.title !== stream.username && <p className={css.subTitle}>{stream.title}</p>}
        <StreamFacts stream={stream} />
      </div>
    </article>
  )
}
