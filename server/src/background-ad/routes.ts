import { getBackgroundAd } from '@loadout/contract/background-ad/background-ad.ts'
import type { Site } from '../site-parts.ts'
import { backgroundAdPicture } from './pictures.ts'
import { findBackgroundAd } from './queries.ts'

/** Behind every page, there or not: a change of it clears them all. */
export const BACKGROUND_AD = 'background-ad'

export function backgroundAdRoutes({ db, serve }: Site) {
  serve(
    getBackgroundAd,
    async () => {
      const { image, link } = await findBackgroundAd(db)
      return { background_ad_image: image === null ? null : backgroundAdPicture(image), background_ad_link: link }
    },
    { dependsOn: () => [BACKGROUND_AD] },
  )
}
