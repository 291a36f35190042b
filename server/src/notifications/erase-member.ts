import type { EraseTraces } from '../leaving/leaver.ts'

/** What others were told of them stays: it names them by their number alone. */
export const eraseNotifications: EraseTraces = async ({ db }, { id }) => {
  for (const table of ['notification', 'notification_off', 'notification_mail'] as const)
    await db.deleteFrom(table).where('user_id', '=', id).execute()
}
