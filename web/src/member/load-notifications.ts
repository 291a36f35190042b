import { loadTexts } from '../platform/language/catalogues.ts'

/** What the bell opens (SHELL-24); it names tasks, whose words are in another part. */
export async function loadNotifications() {
  const [{ NotificationPanel }] = await Promise.all([
    import('../notifications/NotificationPanel.tsx'),
    loadTexts('notifications'),
    loadTexts('places'),
  ])
  return NotificationPanel
}
