import type { AuditEntry } from '@loadout/contract/audit/audit.ts'
import { beginningOf } from '@loadout/contract/platform/beginning-of.ts'
import { plainText } from '@loadout/contract/platform/plain-text.ts'

const VALUE_MAX = 500
const WORDS_MAX = 200
/** Letters before the first difference, so that one sees where it is. */
const LEAD = 40

/**
 * What was changed, field by field, as a line each can be read; a field that stayed as it was is
 * none. Of HTML the words are told.
 */
export function changesOf(
  before: object | null,
  after: object | null,
  isHtml: (name: string) => boolean = () => false,
): AuditEntry['changes'] {
  const [from, to] = [Object.entries(before ?? {}), Object.entries(after ?? {})].map(
    (entries) => new Map<string, unknown>(entries),
  ) as [Map<string, unknown>, Map<string, unknown>]
  const names = [...new Set([...from.keys(), ...to.keys()])]
  return names
    .map((name) => ({ name, before: valueOf(from.get(name)), after: valueOf(to.get(name)) }))
    .filter((change) => change.before !== change.after)
    .map(({ name, ...values }) => ({
      name,
      ...(isHtml(name) ? passagesOf(wordsOf(values), WORDS_MAX) : passagesOf(values, VALUE_MAX)),
    }))
}

type Values = { before: string | null; after: string | null }

function valueOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Where only formatting was changed, they are the same. */
const wordsOf = ({ before, after }: Values): Values => ({
  before: before && plainText(before),
  after: after && plainText(after),
})

/** What is too long is told from shortly before the first letter that differs. */
function passagesOf({ before, after }: Values, max: number): Values {
  const [was, is] = [before ?? '', after ?? '']
  const longest = Math.max(was.length, is.length)
  const same = lettersShared(was, is)
  const start =
    longest > max && same > LEAD && same < longest ? was.lastIndexOf(' ', same - LEAD) + 1 : 0
  const passage = (text: string | null) =>
    text && `${start > 0 ? '…' : ''}${beginningOf(text.slice(start), max)}`
  return { before: passage(before), after: passage(after) }
}

function lettersShared(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count++
  return count
}
