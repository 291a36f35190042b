import type { FormRules } from '../forms/form-rules.ts'
import { plainLine } from '../platform/plain-line.ts'
import { ITEM_SHOP, ticketCategories } from './ticket-states.ts'

/** Counted in code points of what was trimmed (SUP-12, SUP-13, SUP-17). */
export const SUBJECT_MIN = 5
export const SUBJECT_MAX = 50
export const DESCRIPTION_MIN = 10
export const DESCRIPTION_MAX = 500
export const REPLY_MAX = 250

/** As both sides count. */
export const lengthOf = (text: string) => [...text.trim()].length

export const newTicketRules: FormRules<{ subject: string; category: number; message: string }> = {
  subject: (subject) => {
    const length = lengthOf(plainLine(subject))
    return length < SUBJECT_MIN || length > SUBJECT_MAX ? 'ticket_subject_length' : undefined
  },
  category: (category) =>
    category === ITEM_SHOP || ticketCategories[category] === undefined
      ? 'category_missing'
      : undefined,
  message: (message) => {
    const length = lengthOf(message)
    return length < DESCRIPTION_MIN || length > DESCRIPTION_MAX
      ? 'ticket_description_length'
      : undefined
  },
}

/** Whoever sends a picture need not write anything. */
export const replyRules: FormRules<{ message: string; picture?: unknown }> = {
  message: (message, { picture }) => {
    const length = lengthOf(message)
    if (length === 0 && picture === undefined) return 'message_missing'
    return length > REPLY_MAX ? 'message_too_long' : undefined
  },
}
