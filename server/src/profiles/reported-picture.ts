import { avatarPicture, avatars } from '../accounts/avatars.ts'
import { bannerPicture, banners } from '../accounts/banners.ts'
import { lockMembers } from '../accounts/lock-members.ts'
import { NAMES, profileTag } from '../accounts/page-tags.ts'
import { lockPerson, targetOf } from '../people/lock-person.ts'
import type { Db } from '../platform/db/database.ts'
import type { Reportable } from '../reports/reportable.ts'

type Column = 'avatar' | 'banner'

const actions = { avatar: 'avatar removed', banner: 'banner removed' } as const

const addressOf: Record<Column, (id: number, name: string) => string> = {
  avatar: (id, avatar) => `${avatarPicture({ id, avatar })}/${avatars.sizes.at(-1)}.webp`,
  banner: (_, name) => `${bannerPicture(name)}/${banners.sizes.at(-1)}.webp`,
}

/** A picture that a member has sent for their page. What is drawn for those without is nobody's. */
export const reportedPicture = (column: Column): Reportable => ({
  permission: 'canDeleteComments',
  async find(_, db, id) {
    const shown = await pictureOf(db, column, id).where('leaves_at', 'is', null).executeTakeFirst()
    if (!shown?.name) return undefined
    const { name } = shown
    return {
      ownerId: id,
      title: null,
      text: '',
      pictures: [addressOf[column](id, name)],
      path: `/user/${id}`,
      place: null,
    }
  },
  async remove({ clock, pictures }, work, { id, staff, members }) {
    const { tx } = work
    await lockMembers(tx, [...members, staff.id, id])
    const attempt = { clock, caller: staff, permission: 'canDeleteComments', userId: id } as const
    const { person } = await lockPerson(tx, attempt)
    const { name } = await pictureOf(tx, column, id).executeTakeFirstOrThrow()
    if (name === null) return false
    await tx
      .updateTable('users')
      .set({ [column]: null })
      .where('id', '=', id)
      .execute()
    await pictures.drop(tx, name)
    // Wherever they are named it is shown beside them.
    work.purge(profileTag(id), NAMES)
    await work.audit({
      adminId: staff.id,
      action: actions[column],
      target: targetOf(person),
      before: { picture: name },
      after: null,
    })
    return true
  },
})

const pictureOf = (db: Db, column: Column, id: number) =>
  db.selectFrom('users').select(`${column} as name`).where('id', '=', id)
