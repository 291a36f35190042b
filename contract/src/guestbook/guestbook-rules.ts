import type { FormRules } from '../forms/form-rules.ts'

/** Free of zod: the form counts by it (GUEST-06). */
export const MESSAGE_MAX = 300

export const guestbookRules: FormRules<{ message: string }> = {
  message: (message) => {
    const { length } = [...message.trim()]
    if (length === 0) return 'message_missing'
    return length > MESSAGE_MAX ? 'message_too_long' : undefined
  },
}
