import { linkTarget } from '../platform/html/link-target.ts'
import { invalidRequest } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { BACKGROUND_AD } from './routes.ts'

export type BackgroundAdChange = {
  /** A picture of the ad folder; null takes the ad away. */
  image: string | null
  link: string | null
}

export async function changeBackgroundAd({ changePages, clock }: Pick<Site, 'changePages' | 'clock'>, { image, link }: BackgroundAdChange): Promise<void> {
  if (link !== null && linkTarget(link) === undefined) throw invalidRequest()
  return changePages(async (tx, stale) => {
    stale(BACKGROUND_AD)
    await tx.updateTable('background_ad').set({ image, link, changed_at: clock.now() }).execute()
  })
}
