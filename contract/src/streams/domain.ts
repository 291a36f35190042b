import type { ContractDomain } from '../platform/domain.ts'
import { createStream, deleteStream, editStream, listStaffStreams } from './staff-streams.ts'
import { getStream, listStreams } from './streams.ts'

export const streams = {
  about: 'Channels at Twitch, and who is live.',
  endpoints: { getStream, listStreams, createStream, deleteStream, editStream, listStaffStreams },
  staffActions: {
    'channel added': 'canManageStreams',
    'channel changed': 'canManageStreams',
    'channel deleted': 'canManageStreams',
  },
  firstSteps: ['streams'],
} as const satisfies ContractDomain
