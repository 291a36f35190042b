import { HeroType, type HeroItem } from '@loadout/contract/hero/hero.ts'
import { HeroVideo } from './HeroVideo.tsx'
import css from './Hero.module.css'

type Props = { item: HeroItem; place: string; isPlaying: boolean; onPlay: () => void }

/** One slide of the three kinds. */
export function HeroSlide({ item: { type, identifier, link }, place, isPlaying, onPlay }: Props) {
  if (type !== HeroType.Image)
    return (
      <HeroVideo
        address={identifier}
        startsAtOnce={type === HeroType.Video}
        isPlaying={isPlaying}
        onPlay={onPlay}
      />
    )

  // What it says is part of the picture; of it the data knows nothing but where it stands.
  const picture = (
    <img
      className={css.picture}
      src={`${identifier}/1200x450.webp`}
      width="1200"
      height="450"
      fetchPriority="high"
      alt={place}
    />
  )
  return link === null ? (
    picture
  ) : (
    <a className={css.link} href={link}>
      {picture}
    </a>
  )
}
