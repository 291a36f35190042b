import type { setBackgroundAd } from '@loadout/contract/background-ad/set-background-ad.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Clock } from '../platform/clock.ts'
import { acceptedLink } from '../platform/html/link-target.ts'
import { aboutField } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { acceptedPictureName } from '../platform/media/picture-name.ts'
import { purgeIfSeen } from '../platform/purge-if-seen.ts'
import type { Site } from '../site-parts.ts'
import { BACKGROUND_AD } from './page-tag.ts'
import { backgroundAdPictures, imageOf } from './pictures.ts'

/** What is undefined stays as it is. */
export type BackgroundAdChange = {
  /** A picture of the ad folder; null takes the ad away. */
  image: string | null | undefined
  /** Null for nowhere. */
  link: string | null | undefined
}
const LINK_FIELD = 'background_ad_link'
/** A picture that is there, or none. */
const acceptedImage = (image: string | null) => (image === null ? null : acceptedPictureName(image))

type Ad = { image: string | null; link: string | null }

/** A link leads nowhere without a picture. */
const seen = (ad: Ad) => (ad.image === null ? undefined : ad)

export async function writeBackgroundAd(
  work: Work,
  clock: Clock,
  { image, link }: BackgroundAdChange,
): Promise<{ before: Ad; after: Ad }> {
  const { tx } = work
  const before = await tx
    .selectFrom('background_ad')
    .select(['image', 'link'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  const after = {
    image: image === undefined ? before.image : acceptedImage(image),
    link: link === undefined ? before.link : acceptedLink(link, LINK_FIELD),
  }
  purgeIfSeen(work, { tags: [BACKGROUND_AD], before: seen(before), after: seen(after) })
  await tx
    .updateTable('background_ad')
    .set({ ...after, changed_at: clock.now() })
    .execute()
  return { before, after }
}

/** Where it is to lead; null for nowhere. */
function wantedLink(given: string | undefined): string | null | undefined {
  return given === '' ? null : given && acceptedLink(given, LINK_FIELD)
}

/** The name of a picture that is there already; null where there is to be none. */
function wantedName(given: string | undefined): string | null | undefined {
  return given === '' ? null : given && imageOf(given)
}

/**
 * The picture is stored before the transaction: what nothing shows in the end is swept (ADMIN-12,
 * SHELL-34).
 */
export async function setAd(
  { clock, pictures }: Pick<Site, 'clock' | 'pictures'>,
  { input, caller, transaction }: CallRequest<typeof setBackgroundAd>,
): Promise<{ success: true }> {
  const { background_ad_image: given } = input
  const link = wantedLink(input.background_ad_link)
  const image =
    typeof given === 'object'
      ? await aboutField(
          'background_ad_image',
          pictures.keep(given, { kind: backgroundAdPictures, ownerId: caller.id }),
        )
      : wantedName(given)

  return transaction(async (work) => {
    const { before, after } = await writeBackgroundAd(work, clock, { image, link })
    if (after.image !== null)
      await pictures.use(work.tx, after.image, { kind: backgroundAdPictures })
    if (after.image !== before.image) await pictures.drop(work.tx, before.image)
    await work.audit({
      adminId: caller.id,
      action: 'background ad set',
      target: 'background ad',
      before,
      after,
    })
    return { success: true }
  })
}
