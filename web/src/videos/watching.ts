import { WATCHED_SECONDS } from '@loadout/contract/videos/watch-sessions.ts'

/** What a player says of itself: its state, the second it is at, and when it said so (ms). */
export type Heard = { state: 'playing' | 'paused' | 'ended'; position: number; at: number }

/** The calls of a watch session. */
type Tell = Record<'start' | 'report' | 'stop', () => Promise<unknown>>

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
export function beginWatching(tell: Tell) {
  let isEligible = false
  let watchedMs = 0
  let playingSince: number | undefined
  let reported: Promise<boolean> | undefined
  let isOver = false
  void works(tell.start()).then((started) => (isEligible = started))

  function count({ state, at }: Heard): void {
    if (playingSince !== undefined) watchedMs += at - playingSince
    playingSince = state === 'playing' ? at : undefined
  }
  async function stop(afterReport: Promise<boolean>): Promise<void> {
    if (await afterReport) await works(tell.stop())
  }

  return {
    hear(heard: Heard): void {
      if (!isEligible || isOver) return
      count(heard)
      const isEnough = watchedMs >= WATCHED_SECONDS * 1_000 && heard.position > WATCHED_SECONDS
      if (isEnough) reported ??= works(tell.report())
      if (heard.state !== 'ended') return
      isOver = true
      if (reported) void stop(reported)
    },
  }
}
export type Watching = ReturnType<typeof beginWatching>
