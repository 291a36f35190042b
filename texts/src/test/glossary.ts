/**
 * The glossaries: which one word stands for a term of the site in a language, and which are never
 * said for it. Translators read the same tables (docs, languages.md).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'

const folder = `${import.meta.dirname}/../../glossary`

type Word = { written: string; pattern: RegExp }

type Term = {
  english: readonly Word[]
  say: string
  never: readonly Word[]
  /** Ids of messages in which a word that is never said means something else. */
  exceptIn: readonly string[]
}

export const glossaryLocales = () =>
  readdirSync(folder)
    .map((name) => name.replace('.md', ''))
    .toSorted()

/** The rows of the one table that a glossary has, without its head and the line below it. */
export function readGlossary(locale: string): Term[] {
  const lines = readFileSync(`${folder}/${locale}.md`, 'utf8').split('\n')
  return lines
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map(readTerm)
}

function readTerm(line: string): Term {
  const [, english, say, never, exceptIn] = line.split('|').map((cell) => cell.trim())
  return {
    english: listOf(english).map(wordOf),
    say: say ?? '',
    never: listOf(never).map(wordOf),
    exceptIn: listOf(exceptIn).map((id) => id.replaceAll('`', '')),
  }
}

const listOf = (cell = '') => (cell === '' ? [] : cell.split(', '))

/**
 * A word as a glossary writes it, in which `*` stands for any ending or beginning. A hyphen belongs
 * to its word: who says "E-Mail" has not said "Mail".
 */
export function wordOf(written: string): Word {
  const letter = '[\\p{L}\\p{M}\\p{N}’-]'
  const pattern = written.replaceAll('.', '\\.').replaceAll('*', `${letter}*`)
  return { written, pattern: new RegExp(`(?<!${letter})${pattern}(?!${letter})`, 'iu') }
}

/** What people read of a message: neither the names of its values nor those of plural forms. */
export const wordsOf = (message: string) => wordsIn(compileMessageOrThrow(message))

function wordsIn(tokens: CompiledMessage): string {
  return tokens.map((token) => (typeof token === 'string' ? token : formsIn(token[2]))).join('')
}

function formsIn(forms: unknown): string {
  if (forms === null || typeof forms !== 'object') return '#'
  return Object.values(forms)
    .map((form) => (Array.isArray(form) ? wordsIn(form as CompiledMessage) : ''))
    .join(' / ')
}

/** What a translation says that is never said for a term of its English words. */
export function refusedWords(english: string, translation: string, term: Term): string[] {
  if (!term.english.some(({ pattern }) => pattern.test(english))) return []
  return term.never.filter(({ pattern }) => pattern.test(translation)).map(({ written }) => written)
}
