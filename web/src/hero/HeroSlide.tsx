import { HeroType, type HeroItem } from '@loadout/contract/hero/hero.ts'
import { HeroVideo } from './HeroVideo.tsx'
import css from './Hero.module.css'

type Props = { item: HeroItem; place: string; isPlaying: boolean; onPlay: () => void }

/** One slide of the three kinds. */
export function HeroSlide({ item, place, isPlaying, onPlay }: Props) {
  const { type, identifier, link, title, lead } = item
  if (type !== HeroType.Image)
    return (
      <HeroVideo
        address={identifier}
        title={title}
        lead={lead}
        startsAtOnce={type === HeroType.Video}
        isPlaying={isPlaying}
        onPlay={onPlay}
      />
    )

  // Without a title what it says is part of the picture, of which nothing is known but its place.
  const picture = (
    <>
      <img
        className={css.picture}
        src={`${identifier}/1200x450.webp`}
        width="1200"
        height="450"
        fetchPriority="high"
        alt={title === '' ? place : ''}
      />
      <Words item={item} />
    </>
  )
  return link === null ? (
    <div className={css.slide}>{picture}</div>
  ) : (
    <a className={css.slide} href={link}>
      {picture}
    </a>
  )
}

const Words = ({ item: { title, lead } }: Pick<Props, 'item'>) =>
  title === '' && lead === '' ? null : (
    <span className={css.words}>
      {title !== '' && <strong>{title}</strong>}
      {lead !== '' && <span>{lead}</span>}
    </span>
  )
