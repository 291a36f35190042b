import { listStaffNews } from '@loadout/contract/news/newsroom.ts'
import { call } from '../../platform/call/call.ts'
import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'content',
    order: 10,
    path: 'news',
    icon: 'newspaper',
    label: 'newsroom.news',
    permission: 'canPublishNews',
    waiting: [
      {
        label: 'overview.drafts',
        path: 'news?state=draft',
        count: async () =>
          (await call(listStaffNews, { state: 'draft', limit: 1 }, { quiet: true })).count,
      },
      {
        label: 'overview.scheduled',
        path: 'news?state=scheduled',
        count: async () =>
          (await call(listStaffNews, { state: 'scheduled', limit: 1 }, { quiet: true })).count,
      },
    ],
    // The poll of news is edited with them, in the text editor that posts have, too.
    texts: ['polls', 'editor'],
    screens: [
      screen('news', 'NewsListPage', () => import('./NewsListPage.tsx')),
      // News that are new and news that are there: what has just been saved for the first time goes
      // on under its address.
      screen(['news/new', 'news/edit/:id'], 'NewsEditorPage', () => import('./NewsEditorPage.tsx')),
    ],
  },
]
