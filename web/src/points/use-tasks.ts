import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listTasks } from '@loadout/contract/points/points.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { query } from '../platform/call/query.ts'
import { onRejoined, subscribe } from '../platform/realtime/realtime.ts'

export const tasksQuery = query(listTasks, {})

/** Whatever a member earns while they look at the tasks shows there, too. */
export const useFreshTasks = () => useFreshAfterAwards(listTasks.path)

/** The same of what any call says of points. */
export function useFreshAfterAwards(path: string) {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: [path] })
    const stops = [
      subscribe(memberChannel, 'completed-task', refresh),
      onRejoined(memberChannel, refresh),
    ]
    return () => stops.forEach((stop) => stop())
  }, [queries, path])
}
