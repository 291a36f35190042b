/**
 * A search counts and lists no more than these: whoever gets so many finds more by another word
 * (checklist L05).
 */
export const MAX_FOUND = 60
