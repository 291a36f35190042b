/**
 * The key as it is with Latin letters, which those of the site are called by: where a keyboard
 * writes others, as a Cyrillic one does, the letter that has the same place on an English one.
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const [, letter] = /^Key(.)$/.exec(code) ?? []
  if (!letter || !/^(?!\p{sc=Latin})\p{L}$/u.test(key)) return key
  return key === key.toLowerCase() ? letter.toLowerCase() : letter
}
