import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

const backgroundAdSchema = z.object({
  /** The path of the picture, which has one size; null when there is no ad. */
  background_ad_image: z.string().nullable(),
  background_ad_link: z.string().nullable(),
})
export type BackgroundAd = z.infer<typeof backgroundAdSchema>

/** The same for everybody, so that pages can be kept (SHELL-34). */
export const getBackgroundAd = endpoint({
  method: 'GET',
  path: '/background_ad/get',
  access: 'anyone',
  summary: 'The picture behind every page and where it leads.',
  input: z.object({}),
  output: backgroundAdSchema,
})
