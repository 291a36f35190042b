import { acceptedLink } from '../platform/html/link-target.ts'
import { acceptedPictureName } from '../platform/media/picture-name.ts'
import type { Site } from '../site-parts.ts'
import { BACKGROUND_AD } from './routes.ts'

export type BackgroundAdChange = {
  /** A picture of the ad folder; null takes the ad away. */
  image: string | null
  link: string | null
}

export async function changeBackgroundAd({ changePages, clock }: Pick<Site, 'changePages' | 'clock'>, { image, link }: BackgroundAdChange): Promise<void> {
  const ad = { image: image === null ? null : acceptedPictureName(image), link: acceptedLink(link) }
  return changePages(async (tx, stale) => {
    stale(BACKGROUND_AD)
    await tx.updateTable('background_ad').set({ ...ad, changed_at: clock.now() }).execute()
  })
}
