import type { Playback } from './watching.ts'

const ORIGIN = 'https://www.youtube-nocookie.com'

/** A player that waits. */
export const embedAddress = (youtubeId: string) => `${ORIGIN}/embed/${youtubeId}`

/** A player that starts at once and says what it does. */
export const playerAddress = (youtubeId: string, origin: string) =>
  `${embedAddress(youtubeId)}?autoplay=1&enablejsapi=1&origin=${encodeURIComponent(origin)}`

export const videoAddress = (youtubeId: string) => `https://www.youtube.com/watch?v=${youtubeId}`

/** The states of YouTube's players that count; all others are a pause. */
const states: Record<number, Playback['state']> = { 0: 'ended', 1: 'playing' }

type Said = { state: Playback['state']; position: number }

/**
 * What a player has said, with what is known of it where it leaves that out; undefined for anything
 * else.
 */
export function saidBy(message: unknown, known: Said): Said | undefined {
  const { event, info } = parsed(message) ?? {}
  if (event === 'onStateChange' && typeof info === 'number')
    return { ...known, state: states[info] ?? 'paused' }
  if (typeof info !== 'object' || info === null) return undefined
  const { playerState, currentTime } = info as Record<string, unknown>
  return {
    state: typeof playerState === 'number' ? (states[playerState] ?? 'paused') : known.state,
    position: typeof currentTime === 'number' ? currentTime : known.position,
  }
}

function parsed(message: unknown): { event?: unknown; info?: unknown } | undefined {
  if (typeof message !== 'string') return undefined
  try {
    return JSON.parse(message) as { event?: unknown }
  } catch {
    return undefined
  }
}

/**
 * Listens to a player in a frame, without a script of YouTube: it speaks to whoever says that they
 * listen. Messages of anybody else are not looked at. The answer ends it.
 */
export function listenToPlayer(frame: HTMLIFrameElement, onPlayback: (playback: Playback) => void) {
  let known: Said = { state: 'paused', position: 0 }
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== ORIGIN || source !== frame.contentWindow) return
    const said = saidBy(data, known)
    if (said === undefined) return
    known = said
    onPlayback({ ...said, at: performance.now() })
  }
  const listen = () =>
    frame.contentWindow?.postMessage(JSON.stringify({ event: 'listening', id: 1 }), ORIGIN)
  addEventListener('message', onMessage)
  frame.addEventListener('load', listen)
  return () => {
    removeEventListener('message', onMessage)
    frame.removeEventListener('load', listen)
  }
}
