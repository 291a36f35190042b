import { useEffect, useRef, useState } from 'react'
import type { Video } from '@loadout/contract/videos/videos.ts'
import { PlayerFrame } from '../players/PlayerFrame.tsx'
import { PlayLabel, PressToPlay } from '../players/PressToPlay.tsx'
import { useText } from '../platform/language/language.tsx'
import { VideoPicture } from './VideoPicture.tsx'
import { listenToPlayer, playerAddress, videoAddress } from './youtube-player.ts'
import type { Playback } from './watching.ts'
import css from './VideoPlayer.module.css'

type Props = { video: Video; onPlayback: (playback: Playback) => void }

/**
 * Until it is pressed nothing of YouTube is asked for; without scripts the press leads there.
 */
export function VideoPlayer({ video, onPlayback }: Props) {
  const text = useText()
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying) return <Player video={video} onPlayback={onPlayback} />
  return (
    <PressToPlay
      className={css.closed}
      href={videoAddress(video.youtube_video_id)}
      onPlay={() => setPlaying(true)}
    >
      <VideoPicture image={video.image} duration={video.duration} layout="large" priority />
      <PlayLabel title={text('hero.play')}>
        <small>{text('hero.elsewhere', { host: 'youtube.com' })}</small>
      </PlayLabel>
    </PressToPlay>
  )
}

function Player({ video, onPlayback }: Props) {
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(onPlayback)
  useEffect(() => {
    latest.current = onPlayback
  })
  useEffect(() => {
    if (!frame.current) return undefined
    // What was pressed is gone, and the focus must not go with it.
    frame.current.focus()
    return listenToPlayer(frame.current, (playback) => latest.current(playback))
  }, [])
  return (
    <PlayerFrame
      ref={frame}
      title={text('hero.player')}
      src={playerAddress(video.youtube_video_id, location.origin)}
    />
  )
}
