import { z } from 'zod'
import { SEARCH_QUERY_MAX, SEARCH_QUERY_MIN } from './words-in.ts'

/**
 * What somebody searches for. Its length is counted as `wordsIn` does, so that no page asks for
 * what the call refuses.
 */
export const searchWords = z.string().trim().min(SEARCH_QUERY_MIN).max(SEARCH_QUERY_MAX)
