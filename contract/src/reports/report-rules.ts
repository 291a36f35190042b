import type { FormRules } from '../forms/form-rules.ts'

/**
 * Why something is reported, and why it was removed: stored and sent, so a name never changes. Its
 * words go by `report_reason.KEY` in the catalogues. Free of zod: browsers hold this file.
 */
export const reportReasons = ['spam', 'harassment', 'hate', 'sexual', 'fraud', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Counted in code points of what was trimmed. */
export const WORDS_MAX = 500
export const NOTE_MAX = 200
/** So many reports may a member send within a day. */
export const REPORTS_A_DAY = 20

const isReason = (reason: string) => reportReasons.some((each) => each === reason)

/** Whoever finds no reason in the list says what it is. */
export const reportRules: FormRules<{ reason: string; words: string }> = {
  reason: (reason) => (isReason(reason) ? undefined : 'report_reason_missing'),
  words: (words, { reason }) => {
    const { length } = [...words.trim()]
    if (length === 0 && reason === 'other') return 'message_missing'
    return length > WORDS_MAX ? 'message_too_long' : undefined
  },
}
