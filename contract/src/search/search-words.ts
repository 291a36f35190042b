import { z } from 'zod'
import { LONGEST, SHORTEST } from './words-in.ts'

/**
 * What somebody searches for. Its length is counted as `wordsIn` does, so that no page asks for
 * what the call refuses.
 */
export const searchWords = z.string().trim().min(SHORTEST).max(LONGEST)
