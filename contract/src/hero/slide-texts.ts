import { z } from 'zod'
import { languageId } from '../languages/language-id.ts'
import { wireLine } from '../platform/wire.ts'

export const SLIDE_TITLE_MAX = 60
export const SLIDE_LEAD_MAX = 120

/** What stands on a slide; empty where its picture says it all. */
export const slideTextSchema = z.object({
  title: wireLine({ min: 0, max: SLIDE_TITLE_MAX }),
  lead: wireLine({ min: 0, max: SLIDE_LEAD_MAX }),
})

/** The same for readers of one language, instead of what everybody else reads. */
export const slideTranslationSchema = slideTextSchema.extend({ language_id: languageId })
export type SlideTranslation = z.infer<typeof slideTranslationSchema>
