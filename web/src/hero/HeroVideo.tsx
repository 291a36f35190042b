import { frameOn, PLAYER_SANDBOX, videoFrame } from '@loadout/contract/platform/video-frame.ts'
import { PressToPlay } from '../players/PressToPlay.tsx'
import { useText } from '../platform/language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import css from './Hero.module.css'

type Props = {
  address: string
  /** Both empty where staff have given it none. */
  title: string
  lead: string
  /**
   * A video plays when it is pressed; what stands in a frame may be anything and waits for its own
   * button.
   */
  startsAtOnce: boolean
  isPlaying: boolean
  onPlay: () => void
}

/**
 * A video or a frame of another site (HERO-04, HERO-05). Until it is pressed nothing of it is
 * loaded; without scripts the press leads there.
 */
export function HeroVideo({ address, title, lead, startsAtOnce, isPlaying, onPlay }: Props) {
  const text = useText()
  const frame = videoFrame(address)
  const verb = text(startsAtOnce ? 'hero.play' : 'hero.open')

  if (isPlaying && frame !== undefined) {
    const shown = frameOn(frame, location.hostname)
    return (
      <iframe
        ref={takeFocus}
        className={css.frame}
        title={title || text('hero.player')}
        src={startsAtOnce ? startingAtOnce(shown) : shown}
        sandbox={PLAYER_SANDBOX}
        allow="autoplay; fullscreen; picture-in-picture"
      />
    )
  }

  return (
    <PressToPlay
      className={css.closed}
      href={address}
      onPlay={frame === undefined ? undefined : onPlay}
    >
      <span className={css.play}>
        <Icon name="play" size="lg" />
      </span>
      {title !== '' && <span className="vh">{verb}</span>}
      <strong>{title || verb}</strong>
      {lead !== '' && <span className={css.lead}>{lead}</span>}
      <span>{text('hero.elsewhere', { host: hostOf(address) })}</span>
    </PressToPlay>
  )
}

/** What was pressed is gone, and the focus must not go with it. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

/** Twitch has a query already and wants a word, YouTube has none and wants a figure. */
const startingAtOnce = (frame: string) =>
  frame.includes('?') ? `${frame}&autoplay=true` : `${frame}?autoplay=1`

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')
