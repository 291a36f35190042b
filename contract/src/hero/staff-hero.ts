import { z } from 'zod'
import { atMostOneOfEach } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { pictureErrors, sentPicture } from '../platform/sent-picture.ts'
import {
  entries,
  LINK_MAX,
  success,
  wireFlag,
  wireId,
  wireJson,
  wireSmallint,
} from '../platform/wire.ts'
import { heroPictureRule } from './hero-picture-rule.ts'
import { heroItemSchema } from './hero.ts'
import { slideTextSchema, slideTranslationSchema } from './slide-texts.ts'

const access = { permission: 'canManageContent' } as const

/** As it is edited: its text for everybody, and those for readers of single languages. */
const staffHeroItemSchema = heroItemSchema.extend({
  translations: z.array(slideTranslationSchema),
  id: z.int(),
  position: z.int(),
  enabled: z.boolean(),
})
export type StaffHeroItem = z.infer<typeof staffHeroItemSchema>

export const listHeroForStaff = endpoint({
  method: 'GET',
  path: '/admin/hero/list',
  access,
  summary: 'All slides in their order, shown or not.',
  input: z.object({}),
  output: entries(staffHeroItemSchema),
})

/**
 * Of a slide that is there, what is left out stays; what it shows is named by `type` and the field
 * that belongs to it. Without `id` it is a new one, of which both `type` and `enabled` are said.
 * The others make room at its position, which is the last of a new one when none is named.
 */
export const saveHeroSlide = endpoint({
  method: 'POST',
  path: '/admin/hero/save',
  access,
  once: true,
  summary: 'Adds a slide or rewrites one.',
  input: z.object({
    id: wireId.optional(),
    type: wireSmallint(0, 2).optional(),
    /**
     * The address of a video, or of an image the path of a picture that another slide has; empty
     * beside a new picture.
     */
    identifier: z.string().max(300).default(''),
    picture: sentPicture(heroPictureRule).optional(),
    /** Where an image leads; empty for nowhere. */
    link: z.string().max(LINK_MAX).optional(),
    position: wireSmallint(0, 1_000).optional(),
    enabled: wireFlag.optional(),
    ...slideTextSchema.partial().shape,
    translations: wireJson(atMostOneOfEach(slideTranslationSchema)).optional(),
  }),
  output: z.object({ id: z.int() }),
  errors: [
    'slide_not_found',
    'picture_missing',
    'video_unknown',
    'link_unusable',
    ...pictureErrors,
  ],
})

export const deleteHeroSlide = endpoint({
  method: 'POST',
  path: '/admin/hero/delete',
  access,
  once: true,
  summary: 'Deletes a slide.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['slide_not_found'],
})
