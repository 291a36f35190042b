import { z } from 'zod'

/** The shortest that is looked for (SEARCH-05), and the longest (checklist L05). */
export const SHORTEST_WORDS = 2
export const LONGEST_WORDS = 100

/** What somebody searches for. */
export const searchWords = z.string().trim().min(SHORTEST_WORDS).max(LONGEST_WORDS)
