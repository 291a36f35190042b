/** PostgreSQL compares each of them with each text: what somebody looks for is said in fewer. */
const MAX_WORDS = 12

/** Before nothing that could be left out. */
const DASHES_BEFORE_NOTHING = /-+(?![\p{L}\p{N}"])/gu

/**
 * What is asked of `websearch_to_tsquery`, the one place where words of readers become operators
 * (checklist L01, L05). It keeps every dash that waits for its word on a stack of 32 and fails when
 * that is full, so one dash is kept before a word, and none before anything else.
 */
export const askedWords = (typed: string): string =>
  typed
    .replaceAll(DASHES_BEFORE_NOTHING, ' ')
    .replaceAll(/--+/g, '-')
    .trim()
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .join(' ')
