import { z } from 'zod'
import { unixSeconds, wireJson } from '../platform/wire.ts'
import { pollTexts } from './poll-texts.ts'

/** The poll of an article as it is edited with it, its primary text first (NEWS-22, AMB-45). */
export const articlePollSchema = z.object({ texts: pollTexts, ends_at: unixSeconds.nullable() })
export type ArticlePoll = z.infer<typeof articlePollSchema>

/** `null` takes it away; of one that is there, texts and end that are left out stay. */
export const wireArticlePoll = wireJson(articlePollSchema.partial().nullable())

export const articlePollErrors = [
  'question_missing',
  'options_missing',
  'poll_end_past',
  'poll_not_found',
] as const
