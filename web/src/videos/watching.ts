import { WATCHED_SECONDS } from '@loadout/contract/videos/watch-sessions.ts'

/** What a player says of itself: its state, the second it is at, and when it said so (ms). */
export type Playback = { state: 'playing' | 'paused' | 'ended'; position: number; at: number }

/** The calls of a watch session. */
type Calls = Record<'start' | 'report' | 'stop', () => Promise<unknown>>

const works = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  )

/**
 * A watch session (VIDEO-15 to VIDEO-18). It begins on the server first: what is watched before
 * that, or after it failed, does not count. Time in which the player says that it plays is counted,
 * so that whoever jumps ahead or pauses has not watched.
 */
export function beginWatching(calls: Calls) {
  let isEligible = false
  let watchedMs = 0
  let playingSince: number | undefined
  let reported: Promise<boolean> | undefined
  let isOver = false
  void works(calls.start()).then((started) => (isEligible = started))

  function count({ state, at }: Playback): void {
    if (playingSince !== undefined) watchedMs += at - playingSince
    playingSince = state === 'playing' ? at : undefined
  }
  async function stop(afterReport: Promise<boolean>): Promise<void> {
    if (await afterReport) await works(calls.stop())
  }

  return {
    update(playback: Playback): void {
      if (!isEligible || isOver) return
      count(playback)
      const isEnough = watchedMs >= WATCHED_SECONDS * 1_000 && playback.position > WATCHED_SECONDS
      if (isEnough) reported ??= works(calls.report())
      if (playback.state !== 'ended') return
      isOver = true
      if (reported) void stop(reported)
    },
  }
}
export type Watching = ReturnType<typeof beginWatching>
