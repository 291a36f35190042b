import type { SentFile } from '@loadout/contract/platform/sent-picture.ts'
import type { Transact } from '../platform/unit-of-work.ts'
import type { SentKind } from '../platform/media/sent-pictures.ts'
import { aboutField, notSignedIn } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { avatarPicture, avatars } from './avatars.ts'
import { bannerPicture, banners } from './banners.ts'
import { profileTag } from './page-tags.ts'

type Upload = { ownerId: number; file: SentFile; transaction: Transact }

/** The first picture of one’s own is a task that earns points (PROF-26, POINTS-04). */
export const changeAvatar = (
  site: Pick<Site, 'pictures'>,
  { ownerId, file, transaction }: Upload,
) =>
  changePicture(site, {
    ownerId,
    file,
    transaction,
    column: 'avatar',
    kind: avatars,
    answer: (avatar) => ({ avatar: avatarPicture({ id: ownerId, avatar }) }),
  })

/** Shown at the head of their own page (PROF-27). */
export const changeBanner = (
  site: Pick<Site, 'pictures'>,
  { ownerId, file, transaction }: Upload,
) =>
  changePicture(site, {
    ownerId,
    file,
    transaction,
    column: 'banner',
    kind: banners,
    answer: (banner) => ({ banner: bannerPicture(banner) ?? '' }),
  })

type Picture<Answer> = Upload & {
  column: 'avatar' | 'banner'
  kind: SentKind
  answer: (name: string) => Answer
}

/**
 * Their own page shows it at once; others that are kept show the one before for some seconds, which
 * is still there. Whoever has left while the picture was written anew has none: nothing would erase
 * it any more (checklist O11).
 */
async function changePicture<Answer extends object>(
  { pictures }: Pick<Site, 'pictures'>,
  { ownerId, file, transaction, column, kind, answer }: Picture<Answer>,
) {
  const name = await aboutField('file', pictures.keep(file, { kind, ownerId }))
  return transaction(async (work) => {
    const { tx } = work
    const before = await tx
      .selectFrom('users')
      .select(`${column} as name`)
      .where('id', '=', ownerId)
      .where('left_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!before) throw notSignedIn()
    await tx
      .updateTable('users')
      .set({ [column]: name })
      .where('id', '=', ownerId)
      .execute()
    await pictures.use(tx, name, { kind, insteadOf: before.name })
    work.purge(profileTag(ownerId))
    await work.record({
      kind: 'profile picture uploaded',
      actorId: ownerId,
      data: { picture: column },
    })
    return answer(name)
  })
}
