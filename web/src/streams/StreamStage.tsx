import { useState } from 'react'
import type { Stream } from '@loadout/contract/streams/streams.ts'
import { PlayerFrame } from '../players/PlayerFrame.tsx'
import { PlayLabel, PressToPlay } from '../players/PressToPlay.tsx'
import { useText } from '../platform/language/language.tsx'
import { pictureUrl } from '../ui/pictures.ts'
import { channelAddress, chatAddress, playerAddress } from './twitch-frames.ts'
import css from './StreamStage.module.css'

type Props = { stream: Stream }

/**
 * Player and chat before what stands behind the game (STREAM-12 to STREAM-17). Until they are asked
 * for nothing of Twitch is loaded; without scripts the press leads there.
 */
export function StreamStage({ stream }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.root}>
      <img
        className={css.background}
        src={pictureUrl(stream.image, '1280x720')}
        width="1280"
        height="720"
        fetchPriority="high"
        alt=""
      />
      {isOpen ? (
        <Frames stream={stream} />
      ) : (
        <Closed stream={stream} onOpen={() => setOpen(true)} />
      )}
    </div>
  )
}

function Closed({ stream, onOpen }: Props & { onOpen: () => void }) {
  const text = useText()
  // A frame that cannot be reached says so in the browser's own words, which are about this site.
  const [isMissed, setMissed] = useState(false)

  const open = () => (navigator.onLine ? onOpen() : setMissed(true))
  return (
    <PressToPlay className={css.closed} href={channelAddress(stream.username)} onPlay={open}>
      <PlayLabel title={text('streams.watch')}>
        <small role={isMissed ? 'alert' : undefined}>
          {isMissed ? text('streams.unreachable') : text('hero.elsewhere', { host: 'twitch.tv' })}
        </small>
      </PlayLabel>
    </PressToPlay>
  )
}

/** The chat is written in, and its visitors sign in over there in a window of its own. */
const CHAT_MAY =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-storage-access-by-user-activation'

/** The player and the chat of a channel (STREAM-08, STREAM-09). */
function Frames({ stream: { username } }: Props) {
  const text = useText()
  return (
    <div className={css.frames}>
      <PlayerFrame
        ref={takeFocus}
        title={text('streams.player_of', { name: username })}
        src={playerAddress(username, location.hostname)}
      />
      <iframe
        className={css.chat}
        title={text('streams.chat_of', { name: username })}
        src={chatAddress(username, location.hostname)}
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox={CHAT_MAY}
      />
    </div>
  )
}

/** What was pressed is gone, and the focus must not go with it. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()
