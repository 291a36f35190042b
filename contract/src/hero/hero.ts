import { z } from 'zod'
import { languageId } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { entries } from '../platform/wire.ts'

/**
 * Numbers of the documented API: stored and sent, so they never change (HERO-03, HERO-04, HERO-05).
 */
export const HeroType = { Image: 0, Video: 1, Frame: 2 } as const

export const heroItemSchema = z.object({
  type: z.literal([HeroType.Image, HeroType.Video, HeroType.Frame]),
  /** A picture path without size, the address of a video, or what an embedded frame shows. */
  identifier: z.string(),
  /** Where an image leads. */
  link: z.string().nullable(),
  /**
   * What stands on it, in the wanted language where there is such a text (ours); empty for nothing.
   */
  title: z.string(),
  lead: z.string(),
})
export type HeroItem = z.infer<typeof heroItemSchema>

/** Only what staff have switched on, in their order (HERO-01, HERO-02). */
export const listHeroContent = endpoint({
  method: 'GET',
  path: '/hero_content/list',
  access: 'anyone',
  summary: 'The slides at the top of the front page.',
  input: z.object({ language_id: languageId.optional() }),
  output: entries(heroItemSchema),
})
