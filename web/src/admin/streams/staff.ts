import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'content',
    order: 26,
    path: 'streams',
    icon: 'radio',
    label: 'staff_streams.title',
    permission: 'canManageStreams',
    // Refusals and states are said in the words of readers.
    texts: ['streams'],
    screens: [screen('streams', 'StaffStreamsPage', () => import('./StaffStreamsPage.tsx'))],
  },
]
