import { folded, WORDS } from '../search/typed-parts.ts'

const wordsOf = (text: string) => folded(text).match(WORDS) ?? []

/** Whether each typed word is the beginning of a word of what is looked through. */
export function fits(typed: string, said: string): boolean {
  const words = wordsOf(said)
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)))
}
