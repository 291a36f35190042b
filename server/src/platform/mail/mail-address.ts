/**
 * Letters, digits and what RFC 5321 allows beside them in an address without quotes, of any length
 * that signing up allows; a domain of another script is written as xn--.
 */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+[a-z\d]+(?:-+[a-z\d]+)*$/i
const MAX_CHARACTERS = 254

/**
 * Whether a text is one plain address, in which nothing can hide: no line break, no comma, no name,
 * no second recipient (checklist J03).
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= MAX_CHARACTERS && ADDRESS.test(text)
