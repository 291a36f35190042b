import { wireFlag } from '../platform/wire.ts'

/**
 * Asks for a list that does not look empty where little was written in `language_id` (ours,
 * AMB-160): with fewer than six articles in it, those of other languages are listed too, each in
 * `language_id` where it can be read in it and else in its primary language.
 */
export const otherLanguages = wireFlag.optional()
