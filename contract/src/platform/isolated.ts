/** Letters that are written from right to left, or marks that turn a text. */
const TURNING =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const MARKS_OF_DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * Somebody's words in the middle of a sentence of plain text: whichever way they are written, the
 * sentence keeps its order. In HTML that is `<bdi>`.
 */
export const isolated = (text: string): string =>
  TURNING.test(text) ? `\u2068${text.replaceAll(MARKS_OF_DIRECTION, '')}\u2069` : text
