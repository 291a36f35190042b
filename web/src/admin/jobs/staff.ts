import { listFailedJobs } from '@loadout/contract/jobs/failed-jobs.ts'
import { call } from '../../platform/call/call.ts'
import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'site',
    order: 35,
    path: 'jobs',
    icon: 'alert',
    label: 'admin.jobs',
    permission: 'canSeeUserProfile',
    waiting: [
      {
        label: 'overview.jobs',
        inMenu: true,
        path: 'jobs',
        count: async () => (await call(listFailedJobs, { limit: 1 }, { quiet: true })).count,
      },
    ],
    screens: [screen('jobs', 'JobsPage', () => import('./JobsPage.tsx'))],
  },
]
