import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

/** Its screens are routes of its own, of which no reader's script has to know (ADMIN-01). */
export const admin: Domain = {
  texts: ['admin'],
  pages: [
    // The second once in the life of a site, for whoever will be its owner.
    page(['admin/*', 'setup/:token?'], 'admin/AdminFrame', () => import('./AdminFrame.tsx')),
  ],
  // Only staff have this way in (SHELL-14).
  menu: [{ href: '/admin', icon: 'shield', label: 'member.admin', order: { staff: 10 } }],
}
