import { useEffect, useRef } from 'react'
import {
  reportWatched,
  startWatching,
  stopWatching,
  WATCHED_SECONDS,
} from '@loadout/contract/videos/watch-sessions.ts'
import { call } from '../platform/call/call.ts'
import { useMember } from '../platform/session/session.ts'
import { beginWatching, type Playback, type Watching } from './watching.ts'

const byItself = { quiet: true, unasked: true } as const

/**
 * Begins a watch session when a member opens a video (VIDEO-15); of visitors nothing is told. The
 * answer passes on what the player says.
 */
export function useWatching(video_id: number): (playback: Playback) => void {
  const memberId = useMember()?.id
  const watching = useRef<Watching>(undefined)
  useEffect(() => {
    if (memberId === undefined) return undefined
    watching.current = beginWatching({
      start: () => call(startWatching, { video_id }, byItself),
      report: () => call(reportWatched, { video_id, seconds: WATCHED_SECONDS }, byItself),
      stop: () => call(stopWatching, { video_id }, byItself),
    })
    return () => {
      watching.current = undefined
    }
  }, [video_id, memberId])
  return (playback) => watching.current?.update(playback)
}
