import type { ContractDomain } from '../platform/domain.ts'
import { deleteVideo, listStaffVideos, saveVideo } from './staff-videos.ts'
import { getVideo, listLatestVideos, listVideos, upvoteVideo } from './videos.ts'
import { reportWatched, startWatching, stopWatching } from './watch-sessions.ts'

export const videos = {
  about: 'The video channel, and what is paid for watching it.',
  endpoints: {
    getVideo,
    listLatestVideos,
    listVideos,
    upvoteVideo,
    reportWatched,
    startWatching,
    stopWatching,
    deleteVideo,
    listStaffVideos,
    saveVideo,
  },
  staffActions: {
    'video added': 'canManageContent',
    'video changed': 'canManageContent',
    'video deleted': 'canManageContent',
  },
  firstSteps: ['ld-tv', 'ldtv', 'video', 'videos'],
} as const satisfies ContractDomain
