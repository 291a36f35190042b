import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

export const NOTICE_MOST = 2_000

export const noticeSchema = z.object({
  /** HTML from the allow-list. */
  message: z.string(),
  enabled: z.boolean(),
})
export type Notice = z.infer<typeof noticeSchema>

/** It stands above every page until the reader closes it (NOTICE-01, NOTICE-02). */
export const getNotice = endpoint({
  method: 'GET',
  path: '/notice/get',
  access: 'anyone',
  summary: 'The message above every page, and whether it is shown.',
  input: z.object({}),
  output: noticeSchema,
})
