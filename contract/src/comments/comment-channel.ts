import { z } from 'zod'
import { channel } from '../platform/channel.ts'

/**
 * What pages hear that show the comments of an article: which of them is another now. What it says
 * is asked for, so that nobody hears what they may not read.
 */
export const commentChannel = channel('comments-{id}', {
  changed: z.object({ article_id: z.int(), id: z.int() }),
})
