import type { stayOnSite } from '@loadout/contract/leaving/leaving.ts'
import { lockAccount } from '../accounts/lock-members.ts'
import { mailMember } from '../accounts/mail-member.ts'
import { profileTag } from '../accounts/page-tags.ts'
import { notSignedIn } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { STORE } from '../store/page-tags.ts'

/** Of whoever does not leave nothing changes, so a repeat is answered like the first. */
export function takeBack(
  site: Pick<Site, 'mail'>,
  { caller, transaction }: CallRequest<typeof stayOnSite>,
): Promise<{ success: true }> {
  return transaction(async (work) => {
    const { tx } = work
    const person = await lockAccount(tx, caller.id)
    // Whoever has left has no session either; one that is believed for a second more is not asked.
    const taken = await tx
      .deleteFrom('leaving')
      .where('user_id', '=', caller.id)
      .where('began_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst()
    if (!person) throw notSignedIn()
    if (!taken) return { success: true as const }
    await tx.updateTable('users').set({ leaves_at: null }).where('id', '=', caller.id).execute()
    work.purge(profileTag(caller.id), STORE)
    await mailMember(site, tx, person, 'leaving_taken_back', {})
    return { success: true as const }
  })
}
