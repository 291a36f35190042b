import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'content',
    order: 25,
    path: 'events',
    icon: 'calendar-days',
    label: 'staff_events.title',
    permission: 'canManageEvents',
    // What is edited and not there any more is said in the words of readers.
    texts: ['calendar', 'editor', 'streams'],
    screens: [
      screen('events', 'EventListPage', () => import('./EventListPage.tsx')),
      screen(
        ['events/new', 'events/edit/:id'],
        'EventEditorPage',
        () => import('./EventEditorPage.tsx'),
      ),
    ],
  },
]
