import { channelId } from '@loadout/contract/platform/channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import type { Domain } from '../domain.ts'
import { realtimeRoutes } from './routes.ts'

export const realtime: Domain = {
  routes: realtimeRoutes,
  /** Members hear their own channel (RT-02). */
  maySubscribe: (_, { id }, channel) => channelId(memberChannel, channel) === id,
}
