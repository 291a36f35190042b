import { plainText } from '@loadout/contract/platform/plain-text.ts'
import { lockMembers } from '../accounts/lock-members.ts'
import { profileTag } from '../accounts/page-tags.ts'
import { lockPerson, targetOf } from '../people/lock-person.ts'
import type { Reportable } from '../reports/reportable.ts'

/**
 * What a member says of themselves. Their name is another matter, for which staff have other means.
 */
export const reportedProfile: Reportable = {
  permission: 'canDeleteComments',
  async find(_, db, id) {
    const member = await db
      .selectFrom('users')
      .select(['username', 'content'])
      .where('id', '=', id)
      // Nobody sees the profile of somebody who is about to leave, or has left.
      .where('leaves_at', 'is', null)
      .executeTakeFirst()
    return (
      member && {
        ownerId: id,
        title: member.username,
        text: plainText(member.content),
        pictures: [],
        path: `/user/${id}`,
        place: null,
      }
    )
  },
  async remove({ clock }, work, { id, staff, members }) {
    const { tx } = work
    await lockMembers(tx, [...members, staff.id, id])
    const attempt = { clock, caller: staff, permission: 'canDeleteComments', userId: id } as const
    const { person } = await lockPerson(tx, attempt)
    const { content } = await tx
      .selectFrom('users')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (content === '') return false
    await tx.updateTable('users').set({ content: '' }).where('id', '=', id).execute()
    work.purge(profileTag(id))
    await work.audit({
      adminId: staff.id,
      action: 'profile text removed',
      target: targetOf(person),
      before: { content },
      after: null,
    })
    return true
  },
}
