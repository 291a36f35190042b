/**
 * Whether a key belongs to a word that is still being composed, in Japanese, say. The Enter that
 * ends it comes in Safari when the composing is over, and is known by its code alone.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229
