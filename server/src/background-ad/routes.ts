import { getBackgroundAd } from '@loadout/contract/background-ad/background-ad.ts'
import { setBackgroundAd } from '@loadout/contract/background-ad/set-background-ad.ts'
import type { Site } from '../site-parts.ts'
import { setAd } from './change-background-ad.ts'
import { BACKGROUND_AD } from './page-tag.ts'
import { backgroundAdPicture } from './pictures.ts'
import { findBackgroundAd } from './queries.ts'

export function backgroundAdRoutes(site: Site) {
  const { db, serve } = site
  serve(
    getBackgroundAd,
    async () => {
      const { image, link } = await findBackgroundAd(db)
      return {
        background_ad_image: image === null ? null : backgroundAdPicture(image),
        background_ad_link: link,
      }
    },
    { dependsOn: () => [BACKGROUND_AD], isShared: () => true },
  )
  serve(setBackgroundAd, (request) => setAd(site, request))
}
