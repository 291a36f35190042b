import { useEffect, useRef, useState, type MouseEvent } from 'react'
import type { Video } from '@loadout/contract/videos/videos.ts'
import { useText } from '../platform/language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { VideoPicture } from './VideoPicture.tsx'
import { listenToPlayer, playerAddress, videoAddress } from './youtube-player.ts'
import type { Heard } from './watching.ts'
import css from './VideoPlayer.module.css'

type Props = { video: Video; onHeard: (heard: Heard) => void }

/**
 * Until it is pressed nothing of YouTube is asked for; without scripts the press leads there.
 */
export function VideoPlayer({ video, onHeard }: Props) {
  const text = useText()
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying) return <Player video={video} onHeard={onHeard} />

  function play(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <a
      className={css.closed}
      href={videoAddress(video.youtube_video_id)}
      rel="noopener"
      onClick={play}
    >
      <VideoPicture image={video.image} duration={video.duration} layout="large" priority />
      <span className={css.play}>
        <Icon name="play" size="lg" />
        <span>
          <strong>{text('hero.play')}</strong>
          <small>{text('hero.elsewhere', { host: 'youtube.com' })}</small>
        </span>
      </span>
    </a>
  )
}

function Player({ video, onHeard }: Props) {
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const heard = useRef(onHeard)
  useEffect(() => {
    heard.current = onHeard
  })
  useEffect(() => {
    if (!frame.current) return undefined
    // What was pressed is gone, and the focus must not go with it.
    frame.current.focus()
    return listenToPlayer(frame.current, (said) => heard.current(said))
  }, [])
  return (
    <iframe
      ref={frame}
      className={css.frame}
      title={text('hero.player')}
      src={playerAddress(video.youtube_video_id, location.origin)}
      referrerPolicy="strict-origin-when-cross-origin"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- players need their own origin
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allow="autoplay; fullscreen; picture-in-picture"
    />
  )
}
