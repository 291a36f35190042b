/**
 * A name after an @: 3 to 15 letters and digits (AMB-126), not in the middle of a word or an
 * address.
 */
const MENTION = /(?<![\p{L}\p{N}_@.]|\.[\p{L}\p{N}]{1,63}\/)@([A-Za-z0-9]{3,15})(?![A-Za-z0-9_])/gu

/**
 * Where a text may name somebody, whether or not they exist: what is written, and the name in it.
 */
export const mentionsIn = (message: string): { written: string; name: string; index: number }[] =>
  [...message.matchAll(MENTION)].map(({ 0: written, 1: name = '', index }) => ({
    written,
    name,
    index,
  }))
