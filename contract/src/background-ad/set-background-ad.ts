import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { pictureErrors, sentPicture } from '../platform/sent-picture.ts'
import { LINK_MAX, success } from '../platform/wire.ts'
import { backgroundAdPictureRule } from './background-ad-picture-rule.ts'

export const setBackgroundAd = endpoint({
  method: 'POST',
  path: '/admin/background_ad/set',
  access: { permission: 'canManageContent' },
  once: true,
  summary: 'Puts another picture behind every page, or takes it away.',
  input: z.object({
    /**
     * A picture, or the path of the one that is there; empty takes the ad away, left out the
     * picture stays.
     */
    background_ad_image: z
      .union([sentPicture(backgroundAdPictureRule), z.string().max(100)])
      .optional(),
    /** Empty for nowhere; left out the link stays. */
    background_ad_link: z.string().max(LINK_MAX).optional(),
  }),
  output: success,
  errors: ['link_unusable', ...pictureErrors],
})
