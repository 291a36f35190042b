import type { setLanguage } from '@loadout/contract/settings/settings.ts'
import type { CallRequest } from '../platform/http/serve.ts'

/**
 * Any of ours, as in the browser: whoever has chosen one that staff no longer offer keeps it. Of
 * whoever is just leaving nothing is written.
 */
export const setOwnLanguage = ({ input, caller, transaction }: CallRequest<typeof setLanguage>) =>
  transaction(async ({ tx }) => {
    await tx
      .updateTable('users')
      .set({ language_id: input.language_id })
      .where('id', '=', caller.id)
      .where('left_at', 'is', null)
      .execute()
    return { success: true as const }
  })
