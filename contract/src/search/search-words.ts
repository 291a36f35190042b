import { z } from 'zod'

/** What somebody searches for: two characters open a search (SEARCH-05), a hundred are plenty (checklist L05). */
export const searchWords = z.string().trim().min(2).max(100)

/** Beyond these a search only counts and lists no further: whoever gets so many finds more by another word. */
export const MOST_FOUND = 500
