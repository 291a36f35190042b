import { z } from 'zod'

/** What somebody searches for: two characters open a search (SEARCH-05), a hundred are plenty (checklist L05). */
export const searchWords = z.string().trim().min(2).max(100)
