import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'content',
    order: 27,
    path: 'videos',
    icon: 'tv',
    label: 'staff_videos.title',
    permission: 'canManageContent',
    // What is edited and not there any more is said in the words of readers.
    texts: ['videos'],
    screens: [screen('videos', 'StaffVideosPage', () => import('./StaffVideosPage.tsx'))],
  },
]
