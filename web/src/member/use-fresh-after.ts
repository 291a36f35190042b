import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { onJoined, subscribe } from '../platform/realtime/realtime.ts'

/**
 * Asks a call again that a page shows, whenever this happens to the member who looks, and when
 * their channel is joined, before which it may have.
 */
export function useFreshAfter(event: 'completed-task' | 'add-ld-dollars', path: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: [path] })
    const stops = [subscribe(memberChannel, event, refresh), onJoined(memberChannel, refresh)]
    return () => stops.forEach((stop) => stop())
  }, [queries, event, path])
}
