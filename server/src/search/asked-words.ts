/** PostgreSQL compares each of them with each text: what somebody looks for is said in fewer. */
const MAX_WORDS = 12

const QUOTES = /[“”„«»]/gu
const APOSTROPHES = /[‘’ʼ]/gu
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]|[\uFE0E\uFE0F]/gu
/** What stands beside words and is none, as `searchable` of PostgreSQL has it (0088). */
const SIGNS =
  /[/\u00A0-\u00A9\u00AB\u00AC\u00AE-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u2000-\u200A\u200E-\u2017\u201A-\u205F\u2061-\u206F\u20A0-\u20CF\u2116\u2120-\u2122\u2190-\u2BFF\u3000-\u3003\u{1F000}-\u{1FAFF}]/gu

/** A word that is to be left out, with all that stands beside it without a space. */
const LEFT_OUT = /(?<!\S)-[^\s"]+/gu
/** Before nothing that could be left out. */
const DASHES_BEFORE_NOTHING = /-+(?![\p{L}\p{N}"])/gu

/** `-A/B` leaves both out. */
const leavingOutEach = (word: string): string => word.replaceAll(SIGNS, ' -')

/**
 * What is asked of `websearch_to_tsquery`, the one place where words of readers become operators
 * (checklist L01, L05). It keeps every dash that waits for its word on a stack of 32 and fails when
 * that is full, so one dash is kept before a word, and none before anything else.
 */
export const askedWords = (typed: string): string =>
  typed
    .replaceAll(QUOTES, '"')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(INVISIBLE, '')
    .replaceAll(LEFT_OUT, leavingOutEach)
    .replaceAll(SIGNS, ' ')
    .replaceAll(DASHES_BEFORE_NOTHING, ' ')
    .replaceAll(/--+/g, '-')
    .trim()
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .join(' ')
