import type { PlainMessageId, Text } from '@loadout/texts/text.ts'
import { isPlain } from './action-text.ts'

/** Who reads: their words, the way they write a moment, and what games are called. */
export type AuditReader = {
  text: Text
  formatMoment: (seconds: number) => string
  gameName: (id: number) => string
  formatDollars: (cents: number) => string
}

/** How a value is told. */
export type Say = (raw: string, reader: AuditReader) => string

/** What has a key, in the words of that key where there are some. */
export const keyed =
  (group: string): Say =>
  (raw, { text }) => {
    const id = `${group}.${raw}`
    return isPlain(id) ? text(id) : raw
  }

/** How people say what the audit calls something that staff change. */
type AuditedKind = {
  /** What stands before its number, if it has one; or all that is said of it, by its name. */
  words: PlainMessageId | ((name: string, text: Text) => string)
  /**
   * What its fields are called, and how they are told, where those of others mean something else.
   */
  fields?: Readonly<Record<string, PlainMessageId>>
  sayings?: Readonly<Record<string, Say>>
}

/**
 * What of a domain is in the audit, declared in `admin/<domain>/audited.ts`, by what stands there:
 * `hero slide` of `hero slide 3`.
 */
export type Audited = Readonly<Record<string, AuditedKind>>
