type Part = { text: string; typed: boolean }

export const WORDS = /[\p{L}\p{N}]+/gu
/** As words are compared: small letters without marks. */
export const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * A suggestion in parts: what was typed is where one of its words begins like a word of the search,
 * whatever the marks and the case.
 */
export function typedParts(suggestion: string, search: string): Part[] {
  const wanted = [...search.matchAll(WORDS)]
    .map(([word]) => folded(word))
    .toSorted((a, b) => b.length - a.length)
  const parts: Part[] = []
  const add = (text: string, typed: boolean) => {
    if (text !== '') parts.push({ text, typed })
  }
  let done = 0
  for (const { 0: word, index } of suggestion.matchAll(WORDS)) {
    const begins = wanted.find((each) => folded(word).startsWith(each))
    if (begins === undefined) continue
    const end = index + lengthOf(word, begins)
    add(suggestion.slice(done, index), false)
    add(suggestion.slice(index, end), true)
    done = end
  }
  add(suggestion.slice(done), false)
  return parts
}

/**
 * How much of a word the folded beginning is: a letter with its mark may be longer than without.
 */
function lengthOf(word: string, beginning: string): number {
  let length = 0
  for (const letter of word) {
    if (folded(word.slice(0, length)).length >= beginning.length) break
    length += letter.length
  }
  return length
}
