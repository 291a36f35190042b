import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'content',
    order: 20,
    path: 'comments',
    icon: 'message-square',
    label: 'staff_comments.title',
    permission: 'canDeleteComments',
    loadLatest: () => import('./LatestComments.tsx').then((file) => file.LatestComments),
    screens: [screen('comments', 'CommentsPage', () => import('./CommentsPage.tsx'))],
  },
]
