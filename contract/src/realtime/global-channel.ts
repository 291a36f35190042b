import { wholeNoticeSchema } from '../notice/notice.ts'
import { channel } from '../platform/channel.ts'

/** What everybody hears (RT-01). */
export const globalChannel = channel('global', {
  'site-notice': wholeNoticeSchema,
})
