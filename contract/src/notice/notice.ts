import { z } from 'zod'
import { languageId } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'

export const NOTICE_MAX = 2_000

const noticeSchema = z.object({
  /** HTML from the allow-list; readers get none of a message that is not shown. */
  message: z.string(),
  enabled: z.boolean(),
})
export type Notice = z.infer<typeof noticeSchema>

/** What readers of one language read instead of the message for everybody. */
export const noticeTranslationSchema = z.object({ language_id: languageId, message: z.string() })

export type NoticeTranslation = z.infer<typeof noticeTranslationSchema>

/** The notice in all its languages (ours). */
export const wholeNoticeSchema = noticeSchema.extend({
  translations: z.array(noticeTranslationSchema).default([]),
})
export type WholeNotice = z.infer<typeof wholeNoticeSchema>

/** It stands above every page until the reader closes it (NOTICE-01, NOTICE-02). */
export const getNotice = endpoint({
  method: 'GET',
  path: '/notice/get',
  access: 'anyone',
  summary: 'The message above every page, and whether it is shown.',
  input: z.object({ language_id: languageId.optional() }),
  output: noticeSchema,
})
