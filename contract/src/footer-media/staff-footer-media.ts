import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { pictureErrors, sentPicture } from '../platform/sent-picture.ts'
import { entries, LINK_MAX, success, wireId, wireLine, wireSmallint } from '../platform/wire.ts'
import { footerMediaPictureRule } from './footer-media-picture-rule.ts'
import { CAPTION_MAX } from './footer-media-rules.ts'
import { footerMediaSchema } from './footer-media.ts'

const access = { permission: 'canManageContent' } as const

const staffFooterMediaSchema = footerMediaSchema.extend({
  id: z.int(),
  position: z.int(),
  /** Whether it came from Instagram by itself. */
  from_instagram: z.boolean(),
})
export type StaffFooterMedia = z.infer<typeof staffFooterMediaSchema>

export const listFooterMediaForStaff = endpoint({
  method: 'GET',
  path: '/admin/footer_media/list',
  access,
  summary: 'All pictures of the footer in their order; the first eight are shown.',
  input: z.object({}),
  output: entries(staffFooterMediaSchema),
})

/**
 * Of a picture that is there, what is left out stays. The others make room at its position, which
 * is the first of a new one when none is named.
 */
export const saveFooterMedia = endpoint({
  method: 'POST',
  path: '/admin/footer_media/save',
  access,
  once: true,
  summary: 'Adds a picture to the footer or rewrites one.',
  input: z.object({
    id: wireId.optional(),
    link: z.string().max(LINK_MAX).optional(),
    caption: wireLine({ min: 0, max: CAPTION_MAX }).optional(),
    /** The picture it has, as it was listed; empty beside a new one. */
    src: z.string().max(200).optional(),
    file: sentPicture(footerMediaPictureRule).optional(),
    position: wireSmallint(0, 1_000).optional(),
  }),
  output: z.object({ id: z.int() }),
  errors: [
    'media_not_found',
    'picture_missing',
    'link_unusable',
    'description_missing',
    ...pictureErrors,
  ],
})

export const deleteFooterMedia = endpoint({
  method: 'POST',
  path: '/admin/footer_media/delete',
  access,
  once: true,
  summary: 'Takes a picture out of the footer.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['media_not_found'],
})
