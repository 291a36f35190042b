import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const settings: Domain = {
  // Parts of accounts, notifications, profiles and providers stand among them.
  texts: ['settings', 'members', 'notifications', 'profiles', 'providers'],
  pages: [page('settings', 'settings/SettingsPage', () => import('./SettingsPage.tsx'))],
}
