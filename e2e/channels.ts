import type { Page } from '@playwright/test'
import { memberBar } from './account-screens.ts'

/**
 * Resolves when a page has joined a channel whose name begins so, by whichever of its connections:
 * one that the page before it opened ends as that is left. A visitor’s page connects when it has
 * been left alone for five seconds.
 */
export const hasJoined = (page: Page, name: string) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const { event, channel } = JSON.parse(String(payload)) as {
          event: string
          channel?: string
        }
        if (event === 'pusher_internal:subscription_succeeded' && channel?.startsWith(name))
          resolve()
      }),
    )
  })

/**
 * Resolves when a page hears what its member is told: what acts on it comes with their part of the
 * top bar, which may be later than the channel.
 */
export async function hearsMember(page: Page): Promise<void> {
  await hasJoined(page, 'private-user-')
  await memberBar(page).bell.waitFor()
}
