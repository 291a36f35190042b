import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { entries, wireInt } from '../platform/wire.ts'

/** How many stand in the footer (FOOT-03). */
export const FOOTER_MEDIA_SHOWN = 8

/** `src` is the whole path of a picture of the site's own, with its size. */
export const footerMediaSchema = z.object({
  link: z.string(),
  caption: z.string(),
  src: z.string(),
})

/** Called after where they come from in the documents; staff manage them (FOOT-04, AMB-103). */
export const listFooterMedia = endpoint({
  method: 'GET',
  path: '/instagram/get_recent_media',
  access: 'anyone',
  summary: 'The pictures of the footer.',
  input: z.object({ limit: wireInt(1, FOOTER_MEDIA_SHOWN).default(FOOTER_MEDIA_SHOWN) }),
  output: entries(footerMediaSchema),
})
