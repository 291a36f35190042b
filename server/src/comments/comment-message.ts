import { COMMENT_MAX } from '@loadout/contract/comments/comments.ts'
import { ruleBroken } from '../platform/http/public-error.ts'

/** What a comment is to say, by the same rules whether it is new or changed (CMT-04 to CMT-06). */
export function messageOf(input: { message: string }): string {
  const message = input.message.trim()
  if (message === '') throw ruleBroken('message_missing', 'message')
  if ([...message].length > COMMENT_MAX) throw ruleBroken('message_too_long', 'message')
  return message
}
